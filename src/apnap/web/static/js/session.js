// One seat at one table: the newest position, and what has been clicked but not sent.
import { Connection } from "./connection.js";
import { t } from "./i18n.js";

/**
 * @typedef {Record<string, any>} Message
 * @typedef {{ answer: number, text: string, object?: number, other?: number, action?: string, number?: number }} Choice
 */

/** Of apnap.web.protocol; another one means that this page is out of date. */
const VERSION = 1;
/** Kinds of decisions that are declared as a whole. */
const DECLARED = ["attackers", "blockers"];

export class Session extends Connection {
  /**
   * @param {string} token of the seat
   * @param {() => void} changed called after every change
   */
  constructor(token, changed) {
    super(token, changed);
    /** @type {any} the newest position; null until there is one. What is drawn of a table is drawn after that. */
    this.position = null;
    /** @type {string[]} */
    this.log = [];
    /** @type {Message | null} what was refused last */
    this.refusal = null;
    /** @type {Array<[number, number]>} attackers or blockers chosen and not yet declared */
    this.pairs = [];
    /** What the pairs and the plan are for. */
    this.asked = "";
    /** @type {{ entity: number, choices: Choice[], at?: DOMRect } | null} the menu of an object with several options */
    this.menu = null;
    /** @type {any} how the payment that waits would be made, null if that is not known */
    this.plan = null;
    /** @type {number[]} permanents that the payment leaves alone */
    this.without = [];
    /** @type {any} the open dialog */
    this.dialog = null;
    /** Whether the game has ended, whatever is looked at. */
    this.isOver = false;
    /** Whether an earlier position is looked at: the present one then waits. */
    this.isLookingBack = false;
    /** When the newest position came, in milliseconds of this page. */
    this.received = 0;
  }

  get shown() {
    return this.position?.shown ?? null;
  }

  /** The decision that waits for this person, if it does. */
  get prompt() {
    const prompt = this.shown?.prompt;
    return prompt && this.position?.replaying < 0 && prompt.decider === this.shown.you ? prompt : null;
  }

  /** @returns {Choice[]} */
  get choices() {
    return this.prompt?.choices ?? [];
  }

  get isDeclaring() {
    return this.prompt !== null && DECLARED.includes(this.prompt.kind);
  }

  opened() {
    this.isLookingBack = false;
  }

  /** @param {Message} message */
  receive(message) {
    if (message.type === "position") this.take(message);
    else if (message.type === "refusal" && !this.waiting.has(message.re)) {
      this.refusal = message;
      this.isLookingBack = (this.position?.replaying ?? -1) >= 0;
    } else super.receive(message);
    this.changed();
  }

  /** @param {Message} position */
  take(position) {
    if (position.version !== VERSION) {
      this.leave();
      this.closed = t("connection.reload");
      this.status = "closed";
    }
    const isAnother = this.isOver && !position.shown.ending;
    if (this.isLookingBack && position.replaying < 0 && !isAnother) return;
    this.isLookingBack = position.replaying >= 0;
    this.position = position;
    this.received = performance.now();
    this.log = position.whole_log ? position.log ?? [] : [...this.log, ...(position.log ?? [])];
    this.refusal = null;
    this.menu = null;
    if (position.replaying < 0) this.isOver = Boolean(position.shown.ending);
    const asked = `${position.shown.n} ${this.prompt?.kind} ${this.prompt?.subject ?? 0} ${this.prompt?.source ?? 0}`;
    if (asked !== this.asked) {
      this.asked = asked;
      this.pairs = [...(position.shown.prompt?.pairs ?? [])];
      this.plan = null;
      this.without = [];
      if (this.prompt?.kind === "payment") this.planWithout([]);
    }
  }

  /**
   * @param {number} answer
   * @param {boolean} [remember]
   */
  answer(answer, remember = false) {
    this.menu = null;
    this.send("answer", { n: this.shown.n, answer, remember });
    this.changed();
  }

  /** @param {number[]} answers */
  answers(answers) {
    this.send("answers", { n: this.shown.n, answers });
  }

  declare() {
    this.send("declare", { n: this.shown.n, pairs: this.pairs });
  }

  /**
   * Ask how a payment would be made if some permanents are left alone.
   * @param {number[]} without
   */
  async planWithout(without) {
    const answer = await this.ask("plan", { n: this.shown.n, without });
    if (answer.type === "planned" && answer.plan) {
      this.plan = answer.plan;
      this.without = without;
    } else if (answer.type === "planned" && without.length) this.refusal = { text: t("payment.impossible") };
    else if (answer.type === "planned") this.plan = null;
    this.changed();
  }

  /** Return the sources that the shown plan of a payment uses. */
  get planned() {
    return (this.plan?.sources ?? []).map((/** @type {{ id: number }} */ one) => one.id);
  }

  /**
   * Look at an earlier position, or with −1 at the present one again.
   * @param {number} act
   */
  lookBack(act) {
    this.isLookingBack = act >= 0;
    this.send("replay", { act });
  }

  /** @param {"now" | "response" | "end_of_turn" | "my_turn"} until */
  pass(until) {
    this.send("pass", { until });
  }

  /** @param {Message} changes of the settings */
  set(changes) {
    this.send("set", { settings: { ...this.position?.settings, ...changes } });
  }

  /**
   * Return the options that an object or player stands for.
   * @param {number} entity
   * @returns {Choice[]}
   */
  choicesOf(entity) {
    return entity ? this.choices.filter((choice) => choice.object === entity) : [];
  }

  /**
   * Add a pair to the declaration, or take it away.
   * @param {number} one
   * @param {number} other
   */
  togglePair(one, other) {
    const has = this.hasPair(one, other);
    const alone = this.prompt?.kind === "attackers";
    this.pairs = this.pairs.filter(([a, b]) => a !== one || (b !== other && !alone));
    if (!has) this.pairs.push([one, other]);
    this.menu = null;
    this.changed();
  }

  /**
   * @param {number} one
   * @param {number} other
   */
  hasPair(one, other) {
    return this.pairs.some(([a, b]) => a === one && b === other);
  }

  /**
   * Do what clicking an object or player means: the only option, a menu of several, or nothing.
   * @param {number} entity
   * @param {DOMRect} [at] where it is drawn
   * @returns {boolean} whether it meant anything
   */
  act(entity, at) {
    if (this.prompt?.kind === "payment" && this.without.includes(entity)) {
      this.planWithout(this.without.filter((one) => one !== entity));
      return true;
    }
    if (this.prompt?.kind === "payment" && this.planned.includes(entity)) {
      this.planWithout([...this.without, entity]);
      return true;
    }
    const choices = this.choicesOf(entity);
    if (!choices.length) return false;
    if (choices.length > 1) this.menu = { entity, choices, at };
    else this.choose(choices[0]);
    this.changed();
    return true;
  }

  /** @param {Choice} choice */
  choose(choice) {
    if (this.isDeclaring && choice.object) this.togglePair(choice.object, choice.other ?? 0);
    else this.answer(choice.answer);
  }

  /** Confirm: declare what is chosen, or give the answer that goes on. */
  confirm() {
    if (!this.prompt) return;
    if (this.isDeclaring) this.declare();
    else if (this.plan) this.answers(this.plan.answers);
    else {
      const choice = this.defaultChoice;
      if (choice) this.answer(choice.answer);
      else /** @type {HTMLElement | null} */ (document.querySelector(".prompt .choice, .prompt .object"))?.focus();
    }
  }

  /** The answer that goes on: finish, pay the rest, pass, or the only one there is. */
  get defaultChoice() {
    const { choices, prompt } = this;
    if (!prompt) return undefined;
    const done = choices.find((choice) => choice.answer === -1);
    const isUnfinished = prompt.purpose === "search" && !prompt.chosen?.length;
    if (done) return isUnfinished ? undefined : done;
    if (prompt.kind === "priority") return choices.find((choice) => choice.action === "pass");
    if (prompt.kind === "payment") return choices.find((choice) => choice.action === "special" && !choice.object);
    if (prompt.purpose === "mulligan") return choices.find((choice) => choice.answer === 1);
    return prompt.kind === "yes_no" || choices.length === 1 ? choices[0] : undefined;
  }

  /** Cancel: close the menu, take the declaration back, or go back from a payment. */
  cancel() {
    if (this.menu) this.menu = null;
    else if (this.isDeclaring) this.pairs = [...(this.prompt.pairs ?? [])];
    else if (this.prompt?.kind === "payment") {
      const back = this.choices.find((choice) => choice.action === "pass");
      if (back) this.answer(back.answer);
    }
    this.changed();
  }

  /** @param {any} dialog */
  open(dialog) {
    this.dialog = dialog;
    this.changed();
  }

  /** @param {number} id */
  async look(id) {
    if (!id || id < 0) return;
    const answer = await this.ask("look", { id });
    if (answer.type === "detail") this.open({ kind: "detail", detail: answer, id });
    else this.refusal = answer;
    this.changed();
  }

  /**
   * Ask for the reason of something, and show it.
   * @param {string} text
   */
  async why(text) {
    const answer = await this.ask("why", { text });
    if (answer.type === "reason") this.open({ kind: "reason", lines: answer.lines });
    else this.refusal = answer;
    this.changed();
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import { remaining, type Finding } from '#core/exposure/finding.ts';
import { Request } from '../requests/request.ts';

/** The pause in typing after which a draft is looked at. */
const calmMs = 500;
/** How long a draft waits for the check before it is sent without: a check that does not come is no wall. */
const patienceMs = 4_000;

/** A draft that is to be sent: its key among the forms of a page, its texts by field, what it is about, and how it goes. */
export interface CheckedDraft {
  readonly key: string;
  readonly texts: DraftTexts;
  readonly company?: string;
  readonly send: () => void;
}

/** What in a draft may point at its author or at others. Of the draft nothing is asked of the server (F-10). */
export class ExposureStore {
  readonly checking: Request<readonly Finding[], [texts: DraftTexts, company: string]>;
  /** The key of the draft that was not sent for what was found in it, until its author says how to continue. */
  asked: string | undefined;
  /** How often authors were led to what was found: each press on a button that sends does. */
  led = 0;
  readonly #clock: Clock;
  /** What authors let stand, by the keys of their drafts. */
  readonly #accepted = new Map<string, ReadonlySet<string>>();
  #looking: string | undefined;
  #stopWaiting: () => void = () => undefined;

  constructor(checks: ExposureChecks, clock: Clock) {
    this.#clock = clock;
    this.checking = new Request((texts, company) => checks.check(texts, company));
    makeAutoObservable(this, { checking: false });
  }

  /** Looks at the texts of a draft: at the first ones at once, so that all is here that is needed, and then whenever typing rests. */
  read(texts: DraftTexts, company: string): void {
    this.#stopWaiting();
    const look = () => void this.checking.renew(texts, company);
    if (this.checking.state.status === 'IDLE') look();
    else this.#stopWaiting = this.#clock.after(calmMs, look);
  }

  /** Looks at once at the texts of a draft that is about to be sent. */
  open(texts: DraftTexts, company: string): void {
    this.#stopWaiting();
    void this.checking.renew(texts, company);
  }

  /** Has all here that a look needs, once something is written. */
  prepare(): void {
    if (this.checking.state.status === 'IDLE') this.read({}, '');
  }

  /** What was found at last; null as long as nobody looked, or where nobody could. */
  get findings(): readonly Finding[] | null {
    return this.checking.value ?? null;
  }

  /** Tells whether texts still hold what was found at last. */
  hasFoundIn(texts: DraftTexts): boolean {
    return remaining(this.findings ?? [], texts).length > 0;
  }

  /** Sends a draft in which nothing is found, or nothing that its author has not let stand; otherwise asks the author first. Where nobody can look it is sent. */
  async send(draft: CheckedDraft): Promise<void> {
    const { key, texts, company = '' } = draft;
    if (this.#looking === key) return;
    this.#stopWaiting();
    this.#looking = key;
    const findings = await Promise.race([this.#look(texts, company), this.#patience()]);
    const accepted = this.#accepted.get(key);
    const isOpen = findings.some(({ said }) => !accepted?.has(said));
    runInAction(() => {
      this.#looking = undefined;
      this.asked = isOpen ? key : this.asked === key ? undefined : this.asked;
      if (isOpen) this.led++;
    });
    if (!isOpen) draft.send();
  }

  /** Lets stand what was found; the draft is not asked about it again. */
  accept(): void {
    if (this.asked !== undefined) this.#accepted.set(this.asked, new Set(this.findings?.map(({ said }) => said)));
  }

  /** Forgets what was let stand in a draft that was sent or given up: the next one is asked about by itself. */
  forget(key: string): void {
    this.#accepted.delete(key);
    if (this.asked === key) this.asked = undefined;
  }

  /** Goes back to the text without sending it. */
  leave(): void {
    this.asked = undefined;
  }

  async #look(texts: DraftTexts, company: string): Promise<readonly Finding[]> {
    const outcome = await this.checking.renew(texts, company);
    return outcome.status === 'SUCCESS' ? outcome.value : [];
  }

  #patience(): Promise<readonly Finding[]> {
    return new Promise((give) => this.#clock.after(patienceMs, () => give([])));
  }
}

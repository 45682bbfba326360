import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import { remaining, type Finding } from '#core/exposure/finding.ts';
import { Request } from '../requests/request.ts';

/** Pause in typing before a draft is checked. */
const calmMs = 500;
/** Longest wait for the check, after which a draft is sent without it. */
const patienceMs = 4_000;

export interface CheckedDraft {
  readonly key: string;
  readonly texts: DraftTexts;
  readonly company?: string;
  readonly send: () => void;
}

/** Identifying details in a draft, found without asking the server (F-10). */
export class ExposureStore {
  readonly checking: Request<readonly Finding[], [texts: DraftTexts, company: string]>;
  /** Draft stopped by findings, until its author decides. */
  asked: string | undefined;
  /** Counts presses that led to findings. */
  led = 0;
  readonly #clock: Clock;
  /** Findings accepted by authors, by draft. */
  readonly #accepted = new Map<string, ReadonlySet<string>>();
  #looking: string | undefined;
  #stopWaiting: () => void = () => undefined;

  constructor(checks: ExposureChecks, clock: Clock) {
    this.#clock = clock;
    this.checking = new Request((texts, company) => checks.check(texts, company));
    makeAutoObservable(this, { checking: false });
  }

  /** Checks first texts at once to load the code, then debounces. */
  read(texts: DraftTexts, company: string): void {
    this.#stopWaiting();
    const look = () => void this.checking.renew(texts, company);
    if (this.checking.state.status === 'IDLE') look();
    else this.#stopWaiting = this.#clock.after(calmMs, look);
  }

  open(texts: DraftTexts, company: string): void {
    this.#stopWaiting();
    void this.checking.renew(texts, company);
  }

  prepare(): void {
    if (this.checking.state.status === 'IDLE') this.read({}, '');
  }

  /** Latest findings, null where unchecked. */
  get findings(): readonly Finding[] | null {
    return this.checking.value ?? null;
  }

  hasFoundIn(texts: DraftTexts): boolean {
    return remaining(this.findings ?? [], texts).length > 0;
  }

  /** Sends a draft, asking about unaccepted findings first, if it can be checked. */
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

  accept(): void {
    if (this.asked !== undefined) this.#accepted.set(this.asked, new Set(this.findings?.map(({ said }) => said)));
  }

  /** Forgets acceptance once a draft is sent or discarded. */
  forget(key: string): void {
    this.#accepted.delete(key);
    if (this.asked === key) this.asked = undefined;
  }

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

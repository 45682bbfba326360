import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { clockOf, type GrievanceClock } from '#core/support/grievance-clock.ts';
import type { GrievanceCase, GrievanceDesk } from '#core/support/grievance-desk.ts';
import { longestGrievanceAnswer, type GrievanceOutcome } from '#core/support/grievance.ts';
import { Pages } from '../requests/pages.ts';
import { isAsked, Request } from '../requests/request.ts';

/** Grievances of the instance, with the one being answered (R-246, S-119). */
export class GrievanceDeskStore {
  readonly cases: Pages<GrievanceCase>;
  readonly answering: Request<GrievanceCase, [caseId: string, outcome: GrievanceOutcome, text: string]>;
  opened: GrievanceCase | undefined;
  outcome: GrievanceOutcome | undefined;
  text = '';
  hasTried = false;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(desk: GrievanceDesk, clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.cases = new Pages((after) => desk.list(after));
    this.answering = new Request((caseId, outcome, text) => desk.answer(caseId, outcome, text));
    makeAutoObservable(this, { cases: false, answering: false, opened: observableRef });
  }

  async open(): Promise<void> {
    await this.cases.open();
  }

  /** Reads the list once, as its count is on every part of the page. */
  async openOnce(): Promise<void> {
    if (!isAsked(this.cases.state)) await this.open();
  }

  /** Waiting cases among those read. */
  get waiting(): number {
    return this.cases.items.filter(({ answer }) => !answer).length;
  }

  /** True while no answered case is read, since waiting ones come first. */
  get mayMoreWait(): boolean {
    return this.cases.next !== null && this.waiting === this.cases.items.length;
  }

  begin(opened: GrievanceCase): void {
    this.opened = opened;
    this.outcome = undefined;
    this.text = '';
    this.#settle();
  }

  cancel(): void {
    this.opened = undefined;
  }

  choose(outcome: GrievanceOutcome): void {
    this.outcome = outcome;
  }

  type(text: string): void {
    this.text = text;
    this.answering.forget();
  }

  get problems(): { readonly outcome?: 'missing'; readonly text?: 'missing' | 'long' } {
    if (!this.hasTried) return {};
    const text = this.text.trim();
    return {
      ...(this.outcome === undefined && { outcome: 'missing' }),
      ...(text === '' && { text: 'missing' }),
      ...(text.length > longestGrievanceAnswer && { text: 'long' }),
    };
  }

  get isAnsweredElsewhere(): boolean {
    const { state } = this.answering;
    return state.status === 'FAILURE' && state.failure.kind === 'conflict';
  }

  async answer(): Promise<boolean> {
    this.hasTried = true;
    const { opened, outcome } = this;
    if (!opened || outcome === undefined || Object.keys(this.problems).length > 0 || this.answering.state.status === 'LOADING') return false;
    const answer = await this.answering.send(opened.caseId, outcome, this.text.trim());
    if (answer.status !== 'SUCCESS') return false;
    runInAction(() => (this.opened = undefined));
    await this.open();
    return true;
  }

  clockOf(known: GrievanceCase): GrievanceClock {
    return clockOf(known, this.#clock.now());
  }

  #settle(): void {
    this.hasTried = false;
    this.answering.forget();
  }
}

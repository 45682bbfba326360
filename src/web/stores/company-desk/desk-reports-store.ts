import { makeAutoObservable, observableRef } from 'mobx';
import { deskReportCounts, type DeskReport, type DeskReportCounts } from '#core/company-desk/desk-report.ts';
import type { DeskReports } from '#core/company-desk/desk-reports.ts';
import type { ReportReason } from '#core/moderation/report.ts';
import { Request } from '../requests/request.ts';
import type { CompanyDeskStore } from './company-desk-store.ts';

/** Review that is being reported, or looked at again. */
export interface AskedReview {
  readonly reviewId: string;
  readonly isAgain: boolean;
}

export type DeskReportProblem = 'unchosen' | 'wordless' | 'many' | 'over' | 'out' | 'failed';

const ofCodes: Readonly<Record<string, DeskReportProblem>> = { TOO_MANY: 'many', DESK_ROLE: 'out' };
const ofKinds: Readonly<Record<string, DeskReportProblem>> = { missing: 'over', conflict: 'over', 'signed-out': 'out' };

/** Reports in the company's name, and what came of them. */
export class DeskReportsStore {
  readonly list: Request<readonly DeskReport[]>;
  readonly sending: Request<readonly DeskReport[], [asked: AskedReview]>;
  asked: AskedReview | undefined = undefined;
  isAsking = false;
  reason: ReportReason | undefined = undefined;
  note = '';
  unfit: 'unchosen' | 'wordless' | undefined = undefined;

  constructor(reports: DeskReports, desk: Pick<CompanyDeskStore, 'urlName'>) {
    this.list = new Request(() => reports.list(desk.urlName));
    this.sending = new Request(({ reviewId, isAgain }) =>
      isAgain ? reports.askAgain(desk.urlName, reviewId, this.note.trim()) : reports.file(desk.urlName, reviewId, this.#report),
    );
    makeAutoObservable(this, { list: false, sending: false, asked: observableRef });
  }

  async open(): Promise<void> {
    await this.list.renew();
  }

  get counts(): DeskReportCounts {
    return deskReportCounts(this.list.value ?? []);
  }

  reportOf(reviewId: string): DeskReport | undefined {
    return this.list.value?.find((report) => report.reviewId === reviewId);
  }

  /** Keeps what was typed for the same review. */
  ask(asked: AskedReview): void {
    if (this.asked?.reviewId !== asked.reviewId || this.asked.isAgain !== asked.isAgain) this.#clear();
    this.asked = asked;
    this.isAsking = true;
  }

  leave(): void {
    this.isAsking = false;
    this.unfit = undefined;
    this.sending.forget();
  }

  choose(reason: ReportReason): void {
    this.reason = reason;
    this.unfit = undefined;
  }

  type(note: string): void {
    this.note = note;
    this.unfit = undefined;
  }

  /** Answers whether it arrived. */
  async send(): Promise<boolean> {
    const { asked } = this;
    if (!asked) return false;
    this.unfit = asked.isAgain ? (this.note.trim() === '' ? 'wordless' : undefined) : this.reason ? undefined : 'unchosen';
    if (this.unfit) return false;
    const outcome = await this.sending.send(asked);
    if (outcome.status !== 'SUCCESS') return false;
    await this.list.renew();
    this.#clear();
    this.leave();
    return true;
  }

  get problem(): DeskReportProblem | undefined {
    const { state } = this.sending;
    if (this.unfit || state.status !== 'FAILURE') return this.unfit;
    const { code = '', kind } = state.failure;
    return ofCodes[code] ?? ofKinds[kind] ?? 'failed';
  }

  get #report() {
    return { reason: this.reason ?? 'other', note: this.note.trim() };
  }

  #clear(): void {
    this.asked = undefined;
    this.reason = undefined;
    this.note = '';
  }
}

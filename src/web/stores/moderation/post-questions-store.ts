import { makeAutoObservable } from 'mobx';
import type { Appeal, AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { Moderations } from '#core/moderation/moderations.ts';
import { reportReasons, type Report, type ReportReason } from '#core/moderation/report.ts';
import type { Reports } from '#core/moderation/reports.ts';
import type { Resource } from '#core/votes/vote.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Draft } from '../forms/draft.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const noReport = { reason: '', note: '' };
const noAppeal = { text: '' };

export class PostQuestionsStore {
  readonly reporting: Request<boolean, [report: Report]>;
  readonly appealing: Request<Appeal, [resource: Resource, text: string, measure: AppealableMeasure]>;
  readonly report: Draft<typeof noReport>;
  readonly appeal: Draft<typeof noAppeal>;

  constructor(reports: Reports, moderations: Moderations, drafts: Drafts, session: SessionStore) {
    this.reporting = new Request((report) => reports.file(report));
    this.appealing = new Request((resource, text, measure) => moderations.appeal(resource, text, measure));
    this.report = new Draft('report', noReport, drafts, session);
    this.appeal = new Draft('appeal', noAppeal, drafts, session);
    makeAutoObservable(this, { reporting: false, appealing: false, report: false, appeal: false });
  }

  /** Opens the report with its earlier draft. */
  openReport({ resourceId }: Resource): void {
    this.reporting.forget();
    this.report.open(noReport, resourceId);
  }

  openAppeal({ resourceId }: Resource, measure: AppealableMeasure): void {
    this.appealing.forget();
    this.appeal.open(noAppeal, `${resourceId} ${measure}`);
  }

  get reason(): ReportReason | undefined {
    return reportReasons.find((each) => each === this.report.fields.reason);
  }

  async sendReport(resource: Resource): Promise<boolean> {
    const note = this.report.fields.note.trim();
    if (!this.reason) return false;
    const outcome = await this.reporting.send({ ...resource, reason: this.reason, ...(note && { note }) });
    if (outcome.status === 'SUCCESS') this.report.settle();
    return outcome.status === 'SUCCESS';
  }

  async sendAppeal(resource: Resource, measure: AppealableMeasure): Promise<boolean> {
    const outcome = await this.appealing.send(resource, this.appeal.fields.text.trim(), measure);
    if (outcome.status === 'SUCCESS') this.appeal.settle();
    return outcome.status === 'SUCCESS';
  }
}

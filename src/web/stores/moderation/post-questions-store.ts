import { makeAutoObservable } from 'mobx';
import type { Appeal } from '#core/moderation/moderation-outcome.ts';
import type { Moderations } from '#core/moderation/moderations.ts';
import type { Report } from '#core/moderation/report.ts';
import type { Reports } from '#core/moderation/reports.ts';
import type { Resource } from '#core/votes/vote.ts';
import { Request } from '../requests/request.ts';

/** Reports and appeals, sent to the moderators from the dialogs over the page. */
export class PostQuestionsStore {
  readonly reporting: Request<boolean, [report: Report]>;
  readonly appealing: Request<Appeal, [resource: Resource, text: string]>;

  constructor(reports: Reports, moderations: Moderations) {
    this.reporting = new Request((report) => reports.file(report));
    this.appealing = new Request((resource, text) => moderations.appeal(resource, text));
    makeAutoObservable(this, { reporting: false, appealing: false });
  }
}

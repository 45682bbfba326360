import { isToBeHidden, type Report, type ReportCounts } from '#core/moderation/report.ts';
import type { Reports } from '#core/moderation/reports.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';

/** Reports of one member, on top of those that others have filed. */
export class FakeReports implements Reports {
  readonly content: FakeContent;
  readonly filed: Report[] = [];
  others: ReportCounts = {};

  constructor(content: FakeContent) {
    this.content = content;
  }

  async file(report: Report): Promise<boolean> {
    this.content.ask('member');
    const post = report.resourceType === 'POST' ? this.content.post(report.resourceId) : undefined;
    if (!post) this.content.comment(report.resourceId);
    if (this.filed.some(({ resourceId }) => resourceId === report.resourceId)) return false;
    this.filed.push(report);
    const counts = { ...this.others, [report.reason]: (this.others[report.reason] ?? 0) + 1 };
    if (post && isToBeHidden(counts, post.upVotes)) this.content.put({ ...post, status: 'FLAGGED' });
    return true;
  }
}

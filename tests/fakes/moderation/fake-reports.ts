import { isToBeHidden, type Report, type ReportCounts } from '#core/moderation/report.ts';
import type { Reports } from '#core/moderation/reports.ts';
import type { FakeTalk } from '#tests/fakes/posts/fake-talk.ts';

/** Reports of one member, on top of those that others have filed. */
export class FakeReports implements Reports {
  readonly talk: FakeTalk;
  readonly filed: Report[] = [];
  others: ReportCounts = {};

  constructor(talk: FakeTalk) {
    this.talk = talk;
  }

  async file(report: Report): Promise<boolean> {
    this.talk.ask('member');
    const post = report.resourceType === 'POST' ? this.talk.post(report.resourceId) : undefined;
    if (!post) this.talk.comment(report.resourceId);
    if (this.filed.some(({ resourceId }) => resourceId === report.resourceId)) return false;
    this.filed.push(report);
    const counts = { ...this.others, [report.reason]: (this.others[report.reason] ?? 0) + 1 };
    if (post && isToBeHidden(counts, post.upVotes)) this.talk.put({ ...post, status: 'FLAGGED' });
    return true;
  }
}

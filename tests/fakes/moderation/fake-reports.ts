import { isSettledWeight, isToBeHidden, reportTenths, type Report, type ReporterRecord, type WeighedReports } from '#core/moderation/report.ts';
import type { Reports } from '#core/moderation/reports.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';

/** Reports of one member, on top of others' reports. */
export class FakeReports extends OverContent implements Reports {
  readonly filed: Report[] = [];
  others: WeighedReports = { tenths: {}, settled: 0 };
  record: ReporterRecord = { days: 30, isOnboarded: true, upheld: 0 };

  async file(report: Report): Promise<boolean> {
    this.content.ask('member');
    const post = report.resourceType === 'POST' ? this.content.post(report.resourceId) : undefined;
    if (!post) this.content.comment(report.resourceId);
    if (this.filed.some(({ resourceId }) => resourceId === report.resourceId)) return false;
    this.filed.push(report);
    const weight = reportTenths(this.record);
    const tenths = { ...this.others.tenths, [report.reason]: (this.others.tenths[report.reason] ?? 0) + weight };
    const settled = this.others.settled + Number(isSettledWeight(weight));
    if (post && isToBeHidden({ tenths, settled }, post.upVotes)) this.content.put({ ...post, status: 'FLAGGED' });
    return true;
  }
}

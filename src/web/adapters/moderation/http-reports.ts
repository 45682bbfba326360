import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Report } from '#core/moderation/report.ts';
import type { Reports } from '#core/moderation/reports.ts';

export class HttpReports implements Reports {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  async file(report: Report): Promise<boolean> {
    return (await this.#feed.reportContent({ body: report })).isFiled;
  }
}

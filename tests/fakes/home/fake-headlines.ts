import { headlineStatsOf, type CountedThings, type HeadlineStats } from '#core/home/headline-stats.ts';
import type { Headlines } from '#core/home/headlines.ts';

export class FakeHeadlines implements Headlines {
  counted: CountedThings | undefined;

  constructor(counted?: CountedThings) {
    this.counted = counted;
  }

  async stats(): Promise<HeadlineStats> {
    return headlineStatsOf(this.counted);
  }
}

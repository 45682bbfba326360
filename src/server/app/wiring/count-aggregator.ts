import type { Clock } from '#core/clock.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { unlessUnderWay } from '#server/adapters/database/advisory-lock.ts';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import { settleBans } from '#server/adapters/moderation/settle-bans.ts';
import { MarketPay } from '#server/adapters/salaries/market-pay.ts';
import { searchSummary } from '#server/adapters/search/search-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Logger } from '../process/log.ts';
import { Rounds } from '../process/rounds.ts';
import { wiredKinds } from '../kinds/wired-kinds.ts';
import { declarations } from './declarations.ts';

const flushMs = 2_000;

/** Rounds that fold count deltas into rows, refresh changed company figures and remove votes of banned accounts. */
export class CountAggregator extends Rounds {
  constructor(db: Database['db'], clock: Clock, log: Logger, secrets: Secrets) {
    const marketPay = new MarketPay(db, clock);
    const summaries = [...wiredKinds.map(({ summary }) => summary({ ...declarations, secrets })), searchSummary];
    const attempt = (work: Promise<unknown>, complaint: string) => work.catch((error: unknown) => log.warn({ err: error }, complaint));
    const round = async () => {
      await attempt(settleBans(db, secrets, clock.now()), 'Bans could not be settled');
      await attempt(aggregateCounts(db, declarations.kinds), 'Counts could not be aggregated');
      await attempt(refreshStale(db, clock, summaries), 'Figures could not be made again');
      await attempt(marketPay.refresh(), 'Figures of what jobs pay could not be made again');
    };
    // One round, unless another server is at it. An aggregation that fails is made good by the next.
    super(clock, flushMs, async () => void (await attempt(unlessUnderWay(db, 'counts', round), 'Counts could not be aggregated')));
  }
}

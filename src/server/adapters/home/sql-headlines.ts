import { headlineStatsOf, type HeadlineStats } from '#core/home/headline-stats.ts';
import type { Headlines } from '#core/home/headlines.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { lastCounted } from './count-headlines.ts';

export class SqlHeadlines implements Headlines {
  readonly #db: PseudonymScope['db'];

  constructor({ db }: Pick<PseudonymScope, 'db'>) {
    this.#db = db;
  }

  async stats(): Promise<HeadlineStats> {
    return headlineStatsOf(await lastCounted(this.#db));
  }
}

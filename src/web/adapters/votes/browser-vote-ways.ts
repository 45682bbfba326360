import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { Http } from '../http/http.ts';

export class BrowserVoteWays implements VoteWays {
  readonly #http: Pick<Http, 'keyedWays'>;

  constructor(http: Pick<Http, 'keyedWays'>) {
    this.#http = http;
  }

  async areByKey(): Promise<boolean> {
    return (await (await this.#http.keyedWays())?.holdsKey()) ?? false;
  }
}

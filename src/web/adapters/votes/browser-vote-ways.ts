import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { Http } from '../http/http.ts';

export class BrowserVoteWays implements VoteWays {
  readonly #http: Pick<Http, 'keyedInterceptor'>;

  constructor(http: Pick<Http, 'keyedInterceptor'>) {
    this.#http = http;
  }

  async areByKey(): Promise<boolean> {
    return (await (await this.#http.keyedInterceptor())?.holdsKey()) ?? false;
  }
}

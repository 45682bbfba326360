import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { speaking } from '../http/detour.ts';
import type { RephraseDraft, Rephrasing, Rephrasings } from '#core/rephrase/rephrasings.ts';

export class HttpRephrasings implements Rephrasings {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  rephrase({ profileType: persona, ...draft }: RephraseDraft): Promise<Rephrasing> {
    return this.#feed.rephrasePost(speaking({ body: draft }, persona));
  }
}

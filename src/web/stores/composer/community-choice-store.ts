import type { Clock } from '#core/clock.ts';
import { mostCommunitiesFound, type Communities } from '#core/communities/communities.ts';
import { communityName, communityTypes, type Community } from '#core/communities/community.ts';
import { makeAutoObservable } from 'mobx';
import { communityWords } from '#web/words/communities/community-words.ts';
import type { WordsStore } from '../app/words-store.ts';
import type { ComposerStore } from './composer-store.ts';
import { Request } from '../requests/request.ts';
import { SuggestionStore } from '../forms/suggestion-store.ts';

/** The choice of the community in which a post is to stand. */
export class CommunityChoiceStore {
  readonly suggestions: SuggestionStore;
  readonly #composer: ComposerStore;
  readonly #words: WordsStore;
  readonly #confirming: Request<Community, [type: Community['type'], entityId: string]>;
  #found: readonly Community[] = [];

  constructor(communities: Communities, composer: ComposerStore, clock: Clock, words: WordsStore) {
    this.#composer = composer;
    this.#words = words;
    this.#confirming = new Request((type, key) => communities.at({ type, key }));
    const search = async (text: string) => {
      const said = words.of(communityWords);
      this.#found = (await communities.search(text, mostCommunitiesFound)).filter(({ isClosed }) => !isClosed);
      return this.#found.map((community) => ({
        id: `${community.type} ${community.entityId}`,
        label: communityName(community, words.language),
        detail: community.type === 'topic' ? said.categoryNamed(community.category) : said.community.types[community.type],
      }));
    };
    this.suggestions = new SuggestionStore(search, clock);
    makeAutoObservable(this, { suggestions: false });
  }

  /** Shows the chosen community. A name from a URL is not trusted until the server has said it (S-56). */
  async open(): Promise<void> {
    const chosen = this.#composer.writing.selectedCommunity;
    this.suggestions.settle(chosen?.name ?? '');
    if (!chosen) return;
    const outcome = await this.#confirming.send(chosen.type, chosen.entityId);
    const isStill = this.#composer.writing.selectedCommunity?.entityId === chosen.entityId;
    if (!isStill || outcome.status === 'LOADING' || outcome.status === 'IDLE') return;
    if (outcome.status === 'SUCCESS') this.choose(outcome.value);
    else if (outcome.failure.kind === 'missing' || outcome.failure.kind === 'invalid') this.clear();
  }

  choose(community: Community): void {
    const { entityId, type } = community;
    const name = communityName(community, this.#words.language);
    this.#composer.change({ selectedCommunity: { entityId, type, name } });
    this.suggestions.settle(name);
  }

  /** Takes one of what was suggested, by the name the list gave it. */
  chooseById(id: string): void {
    const [kind = '', entityId] = id.split(' ', 2);
    const type = communityTypes.find((known) => known === kind);
    const found = this.#found.find((community) => community.type === type && community.entityId === entityId);
    if (found) this.choose(found);
  }

  clear(): void {
    this.#composer.change({ selectedCommunity: null });
    this.suggestions.settle('');
  }
}

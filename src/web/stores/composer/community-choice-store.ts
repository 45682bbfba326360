import type { Clock } from '#core/clock.ts';
import { mostCommunitiesFound, type Communities } from '#core/communities/communities.ts';
import { communityName, communityTypes, isSameCommunity, type Community } from '#core/communities/community.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { communityWords } from '#web/words/communities/community-words.ts';
import type { MembershipsStore } from '../communities/memberships-store.ts';
import type { WordsStore } from '../app/words-store.ts';
import type { ChosenCommunity } from '#core/composer/writing.ts';
import type { ComposerStore } from './composer-store.ts';
import { Request } from '../requests/request.ts';
import { SuggestionStore } from '../forms/suggestion-store.ts';

export class CommunityChoiceStore {
  readonly suggestions: SuggestionStore;
  /** Community where the composer was opened, if the draft is for another. */
  opened: Community | undefined;
  readonly #composer: ComposerStore;
  readonly #words: WordsStore;
  readonly #confirming: Request<Community, [type: Community['type'], entityId: string]>;
  readonly #looking: Request<Community, [type: Community['type'], entityId: string]>;
  #found: readonly Community[] = [];

  constructor(communities: Communities, composer: ComposerStore, memberships: MembershipsStore, clock: Clock, words: WordsStore) {
    this.#composer = composer;
    this.#words = words;
    this.#confirming = new Request((type, key) => communities.at({ type, key }));
    this.#looking = new Request((type, key) => communities.at({ type, key }));
    // Before anything is typed: where the member is, what they joined, and then the largest.
    const usual = async () => {
      const here = composer.options?.community;
      const isHere = (community: Community) => here !== undefined && isSameCommunity(here, community);
      const all = (await communities.list('all'))
        .flatMap((group) => group.communities)
        .toSorted((one, other) => other.topicMeta.followers - one.topicMeta.followers);
      const known = [...memberships.followed, ...all];
      return [...known.filter(isHere), ...known].filter((each, at, listed) => listed.findIndex((other) => isSameCommunity(each, other)) === at);
    };
    const search = async (text: string) => {
      const said = words.of(communityWords);
      const found = text ? await communities.search(text, mostCommunitiesFound) : await usual();
      this.#found = found.filter(({ isClosed }) => !isClosed);
      return this.#found.map((community) => ({
        id: `${community.type} ${community.entityId}`,
        label: communityName(community, words.language),
        detail: community.type === 'topic' ? said.categoryNamed(community.category) : said.community.types[community.type],
      }));
    };
    this.suggestions = new SuggestionStore(search, clock, { leastLetters: 0 });
    makeAutoObservable(this, { suggestions: false, opened: observableRef });
  }

  /** Shows the chosen community, verifying a URL's name with the server (S-56). */
  async open(): Promise<void> {
    const chosen = this.#composer.writing.selectedCommunity;
    this.suggestions.settle(chosen?.name ?? '');
    this.opened = undefined;
    if (!chosen) return;
    void this.#lookAround(chosen);
    const outcome = await this.#confirming.send(chosen.type, chosen.entityId);
    const isStill = this.#composer.writing.selectedCommunity?.entityId === chosen.entityId;
    if (!isStill || outcome.status === 'LOADING' || outcome.status === 'IDLE') return;
    if (outcome.status === 'SUCCESS') this.#correct(this.#shown(outcome.value));
    else if (outcome.failure.kind === 'missing' || outcome.failure.kind === 'invalid') this.#correct(null);
  }

  /** Loads the community where the composer was opened, verified by the server. */
  async #lookAround(chosen: ChosenCommunity): Promise<void> {
    const { options, writing } = this.#composer;
    const from = writing.postId === null ? options?.community : undefined;
    if (!from || isSameCommunity(from, chosen)) return;
    const outcome = await this.#looking.send(from.type, from.entityId);
    const isHere = outcome.status === 'SUCCESS' && !outcome.value.isClosed && this.#composer.options === options;
    if (isHere) runInAction(() => (this.opened = outcome.value));
  }

  /** Community where the composer was opened, while the draft is for another. */
  get elsewhere(): Community | undefined {
    const { selectedCommunity } = this.#composer.writing;
    return this.opened && selectedCommunity && !isSameCommunity(this.opened, selectedCommunity) ? this.opened : undefined;
  }

  #correct(selectedCommunity: ChosenCommunity | null): void {
    this.#composer.correct({ selectedCommunity });
    this.suggestions.settle(selectedCommunity?.name ?? '');
  }

  choose(community: Community): void {
    const selectedCommunity = this.#shown(community);
    this.#composer.change({ selectedCommunity });
    this.suggestions.settle(selectedCommunity.name);
  }

  #shown(community: Community): ChosenCommunity {
    const { entityId, type } = community;
    return { entityId, type, name: communityName(community, this.#words.language) };
  }

  chooseById(id: string): void {
    const [kind = '', entityId] = id.split(' ', 2);
    const type = communityTypes.find((known) => known === kind);
    const found = this.#found.find((community) => community.type === type && community.entityId === entityId);
    if (found) this.choose(found);
  }

  /** Accepts an exact or sole match on leaving the field, else chooses none, so that nothing is posted elsewhere. */
  async leave(): Promise<void> {
    const { text } = this.suggestions;
    if (text === (this.#composer.writing.selectedCommunity?.name ?? '')) return;
    this.#composer.change({ selectedCommunity: null });
    await this.suggestions.known();
    const meant = this.suggestions.text === text ? this.suggestions.meant() : undefined;
    if (meant) this.chooseById(meant.id);
  }
}

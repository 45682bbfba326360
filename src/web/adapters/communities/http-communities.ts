import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Aggregate, Communities, CommunityMode } from '#core/communities/communities.ts';
import type { Community, CommunityGroup, CommunityKey, CommunityType, Membership } from '#core/communities/community.ts';
import type { Page } from '#core/page.ts';

export class HttpCommunities implements Communities {
  readonly #feed: Service<operations>;
  /** The change before: each answer sets the cookie that the next one takes along, so that two at once would lose one. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  async aggregate(which: Aggregate): Promise<readonly CommunityGroup[]> {
    return (await this.#feed.aggregateCommunities({ query: { type: which } })).groups;
  }

  async list(mode: CommunityMode, limit?: number): Promise<readonly CommunityGroup[]> {
    return (await this.#feed.listCommunities({ query: { mode, ...(limit !== undefined && { limit }) } })).groups;
  }

  items(type: CommunityType, after?: string | null, pageSize?: number): Promise<Page<Community>> {
    return this.#feed.listCommunityItems({ path: { communityType: type }, query: pageQuery(after, pageSize) });
  }

  async topics(): Promise<readonly CommunityGroup[]> {
    return (await this.#feed.listTopics({})).groups;
  }

  at({ type, key }: CommunityKey): Promise<Community> {
    return this.#feed.getCommunity({ path: { communityType: type, communityId: key } });
  }

  async search(text: string, limit?: number): Promise<readonly Community[]> {
    if (text.trim() === '') return [];
    return (await this.#feed.searchCommunities({ query: { q: text.trim(), ...(limit !== undefined && { limit }) } })).items;
  }

  join(entityIds: readonly string[]): Promise<readonly Membership[]> {
    return this.#change('joinCommunity', entityIds);
  }

  leave(entityIds: readonly string[]): Promise<readonly Membership[]> {
    return this.#change('leaveCommunity', entityIds);
  }

  async #change(operation: 'joinCommunity' | 'leaveCommunity', entityIds: readonly string[]): Promise<readonly Membership[]> {
    const send = () => this.#feed[operation]({ body: { entityIds: [...new Set(entityIds)] } });
    const sent = this.#before.then(send, send);
    this.#before = sent;
    return (await sent).items;
  }
}

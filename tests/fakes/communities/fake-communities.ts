import type { Aggregate, Communities, CommunityMode } from '#core/communities/communities.ts';
import { mostCommunitiesFound, usualGroupSize } from '#core/communities/communities.ts';
import { communityTypes, type Community, type CommunityGroup, type CommunityKey, type CommunityType, type Membership } from '#core/communities/community.ts';
import { isNearlyNamed, withMeant } from '#core/communities/community-search.ts';
import { existing } from '#core/failure.ts';
import type { Page } from '#core/page.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';
import { pageOf } from '#tests/fakes/page-of.ts';

export class FakeCommunities extends OverContent implements Communities {
  async aggregate(which: Aggregate, most?: number): Promise<readonly CommunityGroup[]> {
    this.content.ask();
    const all = this.#ordered();
    const explored = new Set(all.filter(({ isFollowed }) => isFollowed).map(({ category }) => category));
    const wanted: Record<Aggregate, (community: Community) => boolean> = {
      all: () => true,
      followed: ({ isFollowed }) => isFollowed,
      unfollowed: ({ isFollowed }) => !isFollowed,
      unexploredCategory: ({ category }) => !explored.has(category),
      onboarding: ({ type }) => type === 'topic',
    };
    return grouped(all.filter(wanted[which]), ({ category }) => category).map((group) => ({ ...group, communities: group.communities.slice(0, most) }));
  }

  async list(mode: CommunityMode, limit = usualGroupSize): Promise<readonly CommunityGroup[]> {
    this.content.ask();
    const shown = this.#ordered().filter(({ isFollowed }) => mode === 'all' || isFollowed === (mode === 'followed'));
    return grouped(shown, ({ type }) => type).map((group) => ({ ...group, communities: group.communities.slice(0, limit) }));
  }

  async items(type: CommunityType, after?: string | null, pageSize?: number): Promise<Page<Community>> {
    this.content.ask();
    const all = this.#ordered().filter((community) => community.type === type);
    return pageOf(all, ({ entityId }) => entityId, after, pageSize);
  }

  async topics(): Promise<readonly CommunityGroup[]> {
    this.content.ask();
    return grouped(
      this.#ordered().filter(({ type }) => type === 'topic'),
      ({ category }) => category,
    );
  }

  async at({ type, key }: CommunityKey): Promise<Community> {
    this.content.ask();
    return existing(this.content.communities.find((each) => each.type === type && [each.entityId, each.slug].includes(key)));
  }

  async search(text: string, limit = mostCommunitiesFound): Promise<readonly Community[]> {
    this.content.ask();
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return [];
    const isNamed = ({ name, names }: Community, has: (key: string) => boolean) => [name, ...Object.values(names)].some((each) => has(each.toLowerCase()));
    const begins = (community: Community) => isNamed(community, (key) => key.startsWith(wanted));
    const found = this.#ordered().filter((community) => isNamed(community, (key) => key.includes(wanted)));
    const named = withMeant([...found.filter(begins), ...found.filter((community) => !begins(community))], this.#ordered(), text);
    return (named.length > 0 ? named : this.#ordered().filter((community) => isNearlyNamed(community, text))).slice(0, limit);
  }

  join(entityIds: readonly string[]): Promise<readonly Membership[]> {
    return this.#follow(entityIds, true);
  }

  leave(entityIds: readonly string[]): Promise<readonly Membership[]> {
    return this.#follow(entityIds, false);
  }

  async #follow(entityIds: readonly string[], isFollowed: boolean): Promise<readonly Membership[]> {
    this.content.ask('member');
    const wanted = [...new Set(entityIds)].map((entityId) => this.content.community(entityId));
    return wanted.map((community) => {
      const change = community.isFollowed === isFollowed ? 0 : isFollowed ? 1 : -1;
      const followers = Math.max(0, community.topicMeta.followers + change);
      this.content.putCommunity({ ...community, isFollowed, topicMeta: { ...community.topicMeta, followers } });
      return { entityId: community.entityId, isFollowed, followers };
    });
  }

  #ordered(): readonly Community[] {
    return this.content.communities.toSorted((one, other) => other.topicMeta.followers - one.topicMeta.followers || (one.entityId < other.entityId ? -1 : 1));
  }
}

const titles: Readonly<Record<string, string>> = { topic: 'Topics', company: 'Companies', department: 'Departments', industry: 'Industries' };

function grouped(communities: readonly Community[], keyOf: (community: Community) => string): readonly CommunityGroup[] {
  const keys = [...new Set(communities.map(keyOf))].toSorted((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1));
  return keys.map((key) => ({ key, title: titles[key] ?? key, communities: communities.filter((community) => keyOf(community) === key) }));
}

const placeOf = (key: string): number => communityTypes.findIndex((type) => type === key);

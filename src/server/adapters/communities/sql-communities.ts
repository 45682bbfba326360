import { sql, type RawBuilder } from 'kysely';
import { nameKey } from '#core/companies/name-key.ts';
import { mostCommunitiesFound, usualGroupSize, type Aggregate, type Communities, type CommunityMode } from '#core/communities/communities.ts';
import { communityTypes, type Community, type CommunityGroup, type CommunityKey, type CommunityType, type Membership } from '#core/communities/community.ts';
import { isFirst, isNearlyNamed, withMeant } from '#core/communities/community-search.ts';
import { existing, Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { communityAt } from './community-at.ts';
import { communitiesOfTypes, communityRows, isIn, membershipsIn } from './community-rows.ts';
import { ledOn } from '../companies/moved-company.ts';
import type { JoinedChange } from './joined-in-browser.ts';
import { joinedCommunities, joinedList } from './joined-list.ts';
import { listCursor, keysetPosition } from '../paging/list-cursor.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

const mostTogether = 500;
const titles: Readonly<Record<CommunityType, string>> = { topic: 'Topics', company: 'Companies', department: 'Departments', industry: 'Industries' };

export class SqlCommunities implements Communities {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async aggregate(which: Aggregate, most?: number): Promise<readonly CommunityGroup[]> {
    const joined = await joinedCommunities(this.#scope);
    const followed = isIn(joined);
    const explored = sql`select category from community as known where known.id = any(${joined}::text[])`;
    const wanted: Record<Aggregate, RawBuilder<unknown>> = {
      all: sql`true`,
      followed,
      unfollowed: sql`not (${followed})`,
      unexploredCategory: sql`category not in (${explored})`,
      onboarding: sql`type = 'topic'`,
    };
    return grouped(await communityRows(this.#scope, { where: wanted[which], limit: mostTogether, joined }), ({ category }) => category, most);
  }

  async list(mode: CommunityMode, limit = usualGroupSize): Promise<readonly CommunityGroup[]> {
    const joined = await joinedCommunities(this.#scope);
    const where = mode === 'all' ? sql`true` : mode === 'followed' ? isIn(joined) : sql`not (${isIn(joined)})`;
    return grouped(await communitiesOfTypes(this.#scope, { where, limit, joined }), ({ type }) => type);
  }

  async items(type: CommunityType, after?: string | null, pageSize = usualPageSize): Promise<Page<Community>> {
    const list = ['communities', type];
    const position = keysetPosition(this.#scope.secrets, list, after);
    const where = sql`type = ${type} ${position ? sql`and (followers_count < ${position.order} or (followers_count = ${position.order} and community.id > ${position.id}))` : sql``}`;
    const found = await communityRows(this.#scope, { where, limit: pageSize + 1 });
    const items = found.slice(0, pageSize);
    const last = found.length > items.length ? items.at(-1) : undefined;
    return { items, next: last ? listCursor(this.#scope.secrets, list, { order: await this.#aggregatedFollowers(last.entityId), id: last.entityId }) : null };
  }

  async topics(): Promise<readonly CommunityGroup[]> {
    return grouped(await communityRows(this.#scope, { where: sql`type = 'topic'`, limit: mostTogether }), ({ category }) => category);
  }

  async at(place: CommunityKey): Promise<Community> {
    const { id } = await communityAt(this.#scope.db, place);
    const [found] = await communityRows(this.#scope, { where: sql`community.id = ${id}`, limit: 1 });
    return existing(found);
  }

  async search(text: string, limit = mostCommunitiesFound): Promise<readonly Community[]> {
    const wanted = nameKey(text.trim());
    if (wanted === '') return [];
    const part = wanted.replace(/[\\%_]/g, '\\$&');
    const isLike = (pattern: string, ofNames = pattern) => sql`(name_key like ${pattern} or coalesce(names_key like ${ofNames}, false))`;
    const order = sql`${isLike(`${part}%`, `%\n${part}%`)} desc, followers_count desc, community.id`;
    const most = Math.min(limit, mostCommunitiesFound);
    const joined = await joinedCommunities(this.#scope);
    const named = await communityRows(this.#scope, { where: isLike(`%${part}%`), order, limit: most, joined });
    const others = await communityRows(this.#scope, { where: sql`type in ('topic', 'department')`, limit: mostTogether, joined });
    const found = withMeant(named, others, text);
    if (found.length > 0) return found.slice(0, most);
    const alike = await communityRows(this.#scope, {
      where: sql`${wanted} <% name_key`,
      order: sql`word_similarity(${wanted}, name_key) desc, community.id`,
      limit: most,
      joined,
    });
    return [...others.filter((community) => isNearlyNamed(community, text)), ...alike].filter(isFirst).slice(0, most);
  }

  join(entityIds: readonly string[]): Promise<readonly Membership[]> {
    return this.#change(entityIds, (join) => ({ join }));
  }

  leave(entityIds: readonly string[]): Promise<readonly Membership[]> {
    return this.#change(entityIds, (leave) => ({ leave }));
  }

  /** Waits for a merging company and follows it to its target. */
  async #change(entityIds: readonly string[], changeOf: (ids: readonly string[]) => JoinedChange): Promise<readonly Membership[]> {
    const joined = joinedList(this.#scope);
    const wanted = await ledOn(this.#scope.db, entityIds);
    const areThere = await this.#scope.db.transaction().execute(async (transaction) => {
      const known =
        wanted.length === 0 ? [] : await transaction.selectFrom('community').select('id').where('id', 'in', wanted).orderBy('id').forKeyShare().execute();
      if (known.length < wanted.length) return false;
      await joined.change(transaction, changeOf(wanted));
      return true;
    });
    if (areThere) return membershipsIn(this.#scope, wanted);
    const now = await ledOn(this.#scope.db, wanted);
    if (now.join() === wanted.join()) throw new Failure('missing');
    return this.#change(now, changeOf);
  }

  async #aggregatedFollowers(id: string): Promise<number> {
    const { followers_count } = await this.#scope.db.selectFrom('community').select('followers_count').where('id', '=', id).executeTakeFirstOrThrow();
    return followers_count;
  }
}

/** Orders kinds as defined, and categories by their most followed community. */
function grouped(communities: readonly Community[], keyOf: (community: Community) => string, most?: number): readonly CommunityGroup[] {
  const groups = new Map<string, Community[]>();
  for (const community of communities) groups.set(keyOf(community), [...(groups.get(keyOf(community)) ?? []), community]);
  return [...groups].map(([key, found]) => ({
    key,
    title: communityTypes.find((type) => type === key) ? titles[key as CommunityType] : key,
    communities: found.slice(0, most),
  }));
}

import { describe, expect, it } from 'vitest';
import type { CommunityGroup } from '#core/communities/community.ts';
import { aCommunity } from '#tests/content.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepCommunities } from '#tests/post-server.ts';

const money = Array.from({ length: 4 }, (_, at) => aCommunity({ category: 'Money', topicMeta: { posts: 0, followers: 9 - at } }));

async function opened() {
  const server = await openPersonaServer();
  await keepCommunities(server.db, money);
  const entityId = money[0]?.entityId ?? '';
  const session = await server.signIn();
  const joined = await server.ask('/api/feed/v1/community/join', { method: 'POST', session, body: { entityIds: [entityId] } });
  const cookie = `AT=${session}; joined=${joined.cookies.find(({ name }) => name === 'joined')?.value}`;
  const listed = async (path: string): Promise<readonly string[]> => {
    const answer = await server.ask(`/api/feed${path}`, { headers: { cookie } });
    const { groups } = answer.json() as { readonly groups: readonly CommunityGroup[] };
    return groups.flatMap(({ communities }) => communities.map((each) => each.entityId)).filter((id) => money.some((each) => each.entityId === id));
  };
  return { first: entityId, others: money.slice(1).map((each) => each.entityId), listed };
}

describe('lists of communities over HTTP (R-055, R-056)', () => {
  it('take the flags of the specification beside the mode (R-056)', async () => {
    const { first, others, listed } = await opened();
    expect(await listed('/v1/community?notFollowedOnly=true&limit=2')).toEqual(others.slice(0, 2));
    expect(await listed('/v1/community?all=true')).toEqual([first, ...others]);
    expect(await listed('/v1/community?followed=true')).toEqual([first]);
    expect(await listed('/v1/community?mode=followed')).toEqual([first]);
    expect(await listed('/v1/community')).toEqual(others);
  });

  it('answer the largest of each category, or all of it (R-055)', async () => {
    const { first, others, listed } = await opened();
    expect(await listed('/v2/community/aggregate?type=all&limit=3')).toEqual([first, ...others.slice(0, 2)]);
    expect(await listed('/v2/community/aggregate?type=all')).toEqual([first, ...others]);
    expect(await listed('/v1/community/aggregate?type=all&limit=1')).toEqual([first]);
  });
});

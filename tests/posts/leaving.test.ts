import { describe, expect, it } from 'vitest';
import type { Community } from '#core/communities/community.ts';
import { leftBehindName } from '#core/personas/author.ts';
import { deleteAccount } from '#server/adapters/account/account-remains.ts';
import type { PostServer } from '#tests/post-server.ts';
import { SqlAccounts } from '#server/adapters/account/sql-accounts.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { aBrowser } from '#tests/anonymity/joined-lists.ts';
import { aPostServer, published } from './helpers.ts';
import { testDeclarations } from '#tests/database.ts';

const keepsAll = { designationProfile: 'leave', feedback: 'leave' } as const;

const followersIn = async ({ db, aggregate }: PostServer, { entityId }: Community): Promise<number> => {
  await aggregate();
  return (await db.selectFrom('community').select('followers_count').where('id', '=', entityId).executeTakeFirstOrThrow()).followers_count;
};

describe('a member who leaves among others', () => {
  it('has joined what they chose while onboarding, and is counted once (R-159)', async () => {
    const server = await aPostServer();
    const [community] = server.communities;
    const { communities, ownCommunities } = aBrowser(server).by(server.aMember());
    for (const _ of [1, 2]) await ownCommunities.save([{ type: 'topic', entityId: community.slug }]);
    expect(JSON.stringify(await communities.list('followed'))).toContain(community.entityId);
    expect(await followersIn(server, community)).toBe(community.topicMeta.followers + 1);
  });

  it('finds chosen what they joined elsewhere, and has left what they choose no longer (R-054)', async () => {
    const server = await aPostServer();
    const [one, other] = server.communities;
    const { communities, ownCommunities: own } = aBrowser(server).by(server.aMember());
    await communities.join([one.entityId]);
    expect((await own.own()).map(({ entityId }) => entityId)).toEqual([one.slug]);
    await own.save([{ type: 'topic', entityId: other.slug }]);
    expect((await communities.aggregate('followed')).flatMap((group) => group.communities.map(({ slug }) => slug))).toEqual([other.slug]);
    expect([await followersIn(server, one), await followersIn(server, other)]).toEqual([one.topicMeta.followers, other.topicMeta.followers + 1]);
  });

  it('is seen as a member who left as long as their account is deactivated (R-155)', async () => {
    const server = await aPostServer();
    const member = server.aMember();
    const id = await published(server, member);
    const personaOf = async () => (await server.guest.posts.at(id)).post?.author;
    const awake = await personaOf();
    await server.db.updateTable('persona').set({ is_hidden: true }).execute();
    expect(awake?.name).not.toBe(leftBehindName);
    expect(await personaOf()).toMatchObject({ name: leftBehindName, isVerified: false });
  });

  it('sees before how much was written as what they work as (R-155)', async () => {
    const server = await aPostServer();
    const member = server.aMember({ as: 'DESIGNATION' });
    await published(server, member, { profileType: 'DESIGNATION' });
    const none = { posts: 0, comments: 0, questions: 0 };
    const scope = new RequestScope({ ...testDeclarations, ...server, context: { ...noRequest, caller: member.caller } });
    expect(await new SqlAccounts(scope).preview()).toEqual({
      refusedBy: null,
      designationProfile: { ...none, posts: 1 },
      feedback: 0,
    });
  });

  it('takes along what was only theirs, and leaves what was counted (F-15)', async () => {
    const server = await aPostServer();
    const [writer, reader] = [server.aMember(), server.aMember({ as: 'DESIGNATION' })];
    const id = await published(server, writer);
    await reader.posts.hide(id);
    await reader.mutes.add({ resourceId: id, resourceType: 'POST' }, 'BLOCK', 'DESIGNATION');
    await reader.votes.cast({ resourceId: id, resourceType: 'POST' }, 'up');
    await server.db.transaction().execute(async (transaction) => {
      const context = { ...testDeclarations, secrets: server.secrets, now: server.clock.now() };
      expect(await deleteAccount(transaction, context, reader.caller.member.userId, keepsAll)).toMatchObject({
        counts: { mutes: 1, votes: 1, hiddenPosts: 1 },
      });
    });
    expect(await server.db.selectFrom('hidden_post').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('mute').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('block').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('vote').selectAll().execute()).toEqual([]);
    await server.aggregate();
    expect((await server.guest.posts.at(id)).post?.upVotes).toBe(1);
  });
});

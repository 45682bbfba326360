import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { leftBehindName } from '#core/members/account-deletion.ts';
import { countOwned, settleUnjoined } from '#server/adapters/account-remains.ts';
import { SqlOwnCommunities } from '#server/adapters/sql-own-communities.ts';
import { deviceNamed } from '#core/session/device.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { aTalkHouse, published } from './helpers.ts';

const keepsAll = { anonymousProfile: 'leave', designationProfile: 'leave', feedback: 'leave' } as const;

describe('a member among those who talk', () => {
  it('has joined what they chose while joining, and is counted once (R-159)', async () => {
    const house = await aTalkHouse();
    const [community] = house.communities;
    const { caller, communitiesBy } = house.somebody();
    await sql`insert into topic (id, url_name, name) values (1, ${community.slug}, ${community.name})`.execute(house.db);
    const own = new SqlOwnCommunities(house.db, {
      secrets: house.secrets,
      asker: { caller, jar: new MemoryJar(), device: deviceNamed(''), origin: 'https://daftar.test', network: '127.0.0.1' },
    });
    for (const _ of [1, 2]) await own.save([{ type: 'topic', entityId: community.slug }]);
    await house.fold();
    expect(JSON.stringify(await communitiesBy().list('followed'))).toContain(community.entityId);
    const { followers_count } = await house.db.selectFrom('community').select('followers_count').where('id', '=', community.entityId).executeTakeFirstOrThrow();
    expect(followers_count).toBe(community.topicMeta.followers + 1);
  });

  it('is seen as somebody who left as long as their account rests (R-155)', async () => {
    const house = await aTalkHouse();
    const member = house.somebody();
    const id = await published(house, member);
    const faceOf = async () => (await house.guest.posts.at(id)).post?.author;
    const awake = await faceOf();
    await house.db.updateTable('persona').set({ is_hidden: true }).execute();
    expect(awake?.name).not.toBe(leftBehindName);
    expect(await faceOf()).toMatchObject({ name: leftBehindName, isVerified: false });
  });

  it('takes along what was only theirs, and leaves what was counted (F-15)', async () => {
    const house = await aTalkHouse();
    const [writer, reader] = [house.somebody(), house.somebody()];
    const id = await published(house, writer);
    await reader.posts.hide(id);
    await reader.mutes.add({ resourceId: id, resourceType: 'POST' }, 'BLOCK', 'ANONYMOUS');
    await reader.votes.cast({ resourceId: id, resourceType: 'POST' }, 'up');
    await house.db.transaction().execute(async (transaction) => {
      await countOwned(transaction, reader.caller.member.userId);
      await settleUnjoined(transaction, house.secrets, reader.caller.member.userId, keepsAll);
    });
    expect(await house.db.selectFrom('hidden_post').selectAll().execute()).toEqual([]);
    expect(await house.db.selectFrom('mute').selectAll().execute()).toEqual([]);
    expect(await house.db.selectFrom('block').selectAll().execute()).toEqual([]);
    expect(await house.db.selectFrom('vote').selectAll().execute()).toHaveLength(1);
  });
});

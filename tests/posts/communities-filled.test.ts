import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fillCommunities } from '#server/adapters/communities/fill-communities.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { communitiesOffered } from '#server/adapters/communities/known-communities.ts';
import { industries } from '#server/adapters/reference-lists/known-lists.ts';
import { referenceRows } from '#server/adapters/reference-lists/reference-rows.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aCompany, koyal } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { ownWords, sanitizedFacts } from '#server/adapters/content/sanitized-text.ts';
import { aPostServer, draftOf, published } from './helpers.ts';

async function filled() {
  const { db } = await aDatabase();
  await fillReferences(db);
  await keepInTables(db, [koyal]);
  await fillCommunities(db);
  return db;
}

const versions = async (db: Kysely<Tables>) =>
  (await sql<{ at: string }>`select string_agg(xmin::text, ',' order by id) as at from community`.execute(db)).rows;

describe('the communities of an installation', () => {
  it('exist from the first start, one per topic, department, industry and company (R-050)', async () => {
    const db = await filled();
    const rows = await db.selectFrom('community').select(['type', 'url_name', 'name', 'names', 'category', 'about']).execute();
    const named = (wanted: string) => rows.filter(({ type }) => type === wanted);
    expect(
      named('topic')
        .map(({ url_name }) => url_name)
        .toSorted(),
    ).toEqual(referenceRows.topic.map(({ url_name }) => url_name).toSorted());
    expect(named('department')).toHaveLength(referenceRows.department.length);
    expect(named('department')).toContainEqual(expect.objectContaining({ name: 'Quality Assurance & Control', names: { hi: 'गुणवत्ता जाँच और नियंत्रण' } }));
    expect(named('industry')).toHaveLength(industries.length);
    expect(named('company')).toMatchObject([{ url_name: 'koyal-pay', name: 'Koyal Pay', about: 'What people say about working at Koyal Pay.' }]);
    expect(rows.filter(({ category, about }) => category === '' || about === '')).toEqual([]);
  });

  it('are left alone when right, and follow what they are about', async () => {
    const db = await filled();
    const before = await versions(db);
    await fillCommunities(db);
    expect(await versions(db)).toEqual(before);
    await db.updateTable('community').set({ posts_count: 7 }).where('type', '=', 'company').execute();
    await db
      .updateTable('company')
      .set({ name: ownWords('Koyal Payments') })
      .execute();
    await fillCommunities(db);
    expect(await db.selectFrom('community').select(['name', 'name_key', 'posts_count']).where('type', '=', 'company').execute()).toEqual([
      { name: 'Koyal Payments', name_key: 'koyal payments', posts_count: 7 },
    ]);
  });

  it('stay as an administrator left them, whatever the next start lists (T-12)', async () => {
    const db = await filled();
    const before = await db.selectFrom('community').select(['names', 'abouts', 'sign']).where('url_name', '=', 'interviews').executeTakeFirstOrThrow();
    expect(before).toEqual({ names: { hi: 'इंटरव्यू के किस्से' }, abouts: { hi: 'राउंड, सवाल और अजीब ख़ामोशियाँ।' }, sign: 'interview' });
    const texts = {
      name: ownWords('Interviews here'),
      names: sanitizedFacts({}),
      about: ownWords('Ours.'),
      abouts: sanitizedFacts({}),
      category: ownWords('Money'),
    };
    const said = { ...texts, sign: 'talk' as const, is_closed: true };
    await db.updateTable('community').set(said).where('url_name', '=', 'interviews').execute();
    await fillReferences(db);
    await fillCommunities(db);
    expect(
      await db
        .selectFrom('community')
        .select(['name', 'names', 'about', 'abouts', 'category', 'sign', 'is_closed'])
        .where('url_name', '=', 'interviews')
        .execute(),
    ).toEqual([{ ...said, names: {}, abouts: {} }]);
  });

  it('from before Hindi get its names once, and keep their descriptions', async () => {
    const db = await filled();
    await db
      .updateTable('community')
      .set({ name: ownWords('Our salaries'), names: null, abouts: sanitizedFacts({}), sign: null })
      .where('url_name', '=', 'salary-talk')
      .execute();
    await fillCommunities(db);
    expect(await db.selectFrom('community').select(['name', 'names', 'sign']).where('url_name', '=', 'salary-talk').execute()).toEqual([
      { name: 'Our salaries', names: { hi: 'वेतन की बात' }, sign: 'salary' },
    ]);
  });

  it('are offered while onboarding: topics in order, most followed companies, no industry', async () => {
    const { db } = await aDatabase();
    await fillReferences(db);
    await keepInTables(
      db,
      Array.from({ length: 14 }, (_, place) => aCompany({ name: `Koyal ${place}`, urlName: `koyal-${place}`, followersCount: 100 * ((place * 5) % 14) })),
    );
    await fillCommunities(db);
    const offered = await communitiesOffered(db);
    const named = (wanted: string) => offered.filter(({ type }) => type === wanted).map(({ entityId }) => entityId);
    expect(named('topic')).toEqual(referenceRows.topic.map(({ url_name }) => url_name));
    expect(named('department')).toEqual(referenceRows.department.map(({ url_name }) => url_name));
    const byFollowers = Array.from({ length: 14 }, (_, place) => place).toSorted((one, other) => ((other * 5) % 14) - ((one * 5) % 14));
    expect(named('company')).toEqual(byFollowers.slice(0, 12).map((place) => `koyal-${place}`));
    expect(offered.length).toBe(referenceRows.topic.length + referenceRows.department.length + 12);
  });

  it('get one for a later company when visited, and none for missing ones (R-026, R-051)', async () => {
    const server = await aPostServer();
    await keepInTables(server.db, [koyal]);
    const member = server.aMember();
    const community = await server.guest.communities.at({ type: 'company', key: 'koyal-pay' });
    expect(community).toMatchObject({ slug: 'koyal-pay', name: 'Koyal Pay', topicMeta: { posts: 0, followers: koyal.followersCount } });
    await member.communities.join([community.entityId]);
    const postId = await published(server, member, { community: { type: 'company', entityId: community.entityId } });
    await member.comments.write(postId, draftOf('I would ask for it by mail.'));
    expect((await member.communities.at({ type: 'company', key: 'koyal-pay' })).topicMeta).toEqual({ posts: 1, followers: koyal.followersCount + 1 });
    for (const type of ['company', 'topic'] as const)
      await expect(server.guest.communities.at({ type, key: 'nowhere' })).rejects.toMatchObject({ kind: 'missing' });
  });
});

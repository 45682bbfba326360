import type { Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { keepProfiles } from '#tests/fakes/company-profiles/keep-profiles.ts';
import { koyalProfile } from '#tests/fakes/company-profiles/known-profiles.ts';
import { ownWords } from '../content/sanitized-text.ts';
import { fillCommunities } from '../communities/fill-communities.ts';
import { fillReferences } from '../reference-lists/fill-references.ts';
import type { Tables } from '../tables.ts';
import { SqlSiteUrls } from './sql-site-urls.ts';

let db: Kysely<Tables>;
let urls: SqlSiteUrls;

beforeAll(async () => {
  ({ db } = await aDatabase());
  urls = new SqlSiteUrls({ db });
  await fillReferences(db);
  await fillCommunities(db);
  const { id } = await db.selectFrom('community').select('id').where('url_name', '=', 'notice-period').executeTakeFirstOrThrow();
  await db
    .insertInto('persona')
    .values([
      { ref: 'a', kind: 'ANONYMOUS', name: ownWords('Bright Jasmine'), name_key: 'a', avatar: '7-sky' },
      { ref: 'b', kind: 'ANONYMOUS', name: ownWords('Quiet Banyan'), name_key: 'b', avatar: '0-slate', is_hidden: true },
    ])
    .execute();
  const post = { community_id: id, author_ref: 'a', kind: 'text', content: ownWords('Ninety days?'), heat: 0 } as const;
  await db
    .insertInto('post')
    .values([
      { ...post, id: 'bbbbbbbbbbbbbbbb', posted_at: new Date('2026-11-20T09:00:00Z') },
      { ...post, id: 'aaaaaaaaaaaaaaaa', posted_at: new Date('2026-11-20T18:00:00Z') },
      { ...post, id: 'cccccccccccccccc', posted_at: new Date('2026-11-19T23:59:00Z') },
      { ...post, id: 'dddddddddddddddd', posted_at: new Date('2026-11-20T10:00:00Z'), status: 'FLAGGED' },
      { ...post, id: 'eeeeeeeeeeeeeeee', posted_at: new Date('2026-11-20T10:00:00Z'), status: 'DELETED' },
      { ...post, id: 'ffffffffffffffff', posted_at: new Date('2026-11-20T10:00:00Z'), author_ref: 'b' },
    ])
    .execute();
});

async function withQuestions(): Promise<void> {
  const question = { company_id: 'mill', author_ref: 'a', is_asked: false, posted_at: new Date('2026-11-16T00:00:00Z'), text_key: '' } as const;
  await db
    .insertInto('question')
    .values([
      { ...question, id: 'q1', text: ownWords('What is a deadlock?') },
      { ...question, id: 'q2', text: ownWords('Who joined them?'), merged_into: 'q1' },
      { ...question, id: 'q3', text: ownWords('Who took it down?'), status: 'AUTHOR_REJECTED' },
      { ...question, id: 'q4', text: ownWords('Who rests?'), author_ref: 'b' },
    ])
    .execute();
}

describe('the public pages (T-13)', () => {
  it('are posts that everybody may read, by day and never by hour', async () => {
    expect(await urls.count('posts')).toBe(4);
    expect(await urls.list('posts', 0, 10)).toEqual([
      { path: '/p/aaaaaaaaaaaaaaaa', day: '2026-11-20' },
      { path: '/p/bbbbbbbbbbbbbbbb', day: '2026-11-20' },
      { path: '/p/cccccccccccccccc', day: '2026-11-19' },
    ]);
    expect(await urls.list('posts', 1, 1)).toEqual([{ path: '/p/bbbbbbbbbbbbbbbb', day: '2026-11-20' }]);
    expect(await urls.list('posts', 2, 1)).toEqual([]);
  });

  it('are questions by their words, and none that is hidden or was joined into another (R-038)', async () => {
    await withQuestions();
    expect(await urls.count('questions')).toBe(2);
    expect(await urls.list('questions', 0, 10)).toEqual([{ path: '/answers/what-is-a-deadlock-q1' }]);
  });

  it('are topics and departments under their own URLs', async () => {
    const paths = (await urls.list('communities', 0, 1_000)).map(({ path }) => path);
    expect(paths).toHaveLength(await urls.count('communities'));
    expect(paths).toContain('/communities/notice-period');
    expect(paths.some((path) => path.startsWith('/departments/'))).toBe(true);
  });

  it('are offices of which more is known than their city (R-019)', async () => {
    const emptied = await aDatabase();
    await keepProfiles(emptied.db, [koyalProfile]);
    const offices = new SqlSiteUrls(emptied);
    expect([await offices.count('offices'), await offices.list('offices', 0, 10)]).toEqual([
      1,
      [{ path: '/overview/koyal-pay-overview/locations/pune-offices' }],
    ]);
  });
});

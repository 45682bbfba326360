import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { aDatabase } from '#tests/database.ts';
import { keepJob } from '#tests/fakes/jobs/listed-jobs.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { companiesInCsv } from '#core/company-profiles/company-import.ts';
import { fillCommunities } from '../communities/fill-communities.ts';
import { addDelta } from '../counts/counters.ts';
import { ownWords } from '../content/sanitized-text.ts';
import { fillSearch } from '../search/fill-search.ts';
import { importCompanies } from './import-companies.ts';
import { host } from './log-action.ts';
import { countedIndustries, mergeIndustry } from './merge-industry.ts';

const actor = { administrator: host, now: Date.parse('2026-11-20T12:00+05:30') };
const file = 'name,industry,secondaryIndustry\nBetwa,Payments,Paymnets\nKoyal Pay,Paymnets,Payments\nSutra Mills,Textiles,Paymnets\nTapti,Textiles,\n';

async function opened() {
  const { db } = await aDatabase();
  const rows = companiesInCsv(file, 2026);
  if ('code' in rows) throw new Error(rows.code);
  await importCompanies(db, rows, actor);
  await db.deleteFrom('administrator_action').execute();
  await fillCommunities(db);
  await fillSearch(db, { isWhole: true });
  const merge = (from: string, into: string, isDryRun = false) => mergeIndustry(db, { from, into }, actor, isDryRun);
  const companies = () => db.selectFrom('company').select(['name', 'industry', 'secondary_industry', 'version']).orderBy('name').execute();
  const communities = () => db.selectFrom('community').select('url_name').where('type', '=', 'industry').orderBy('url_name').execute();
  return { db, merge, companies, communities };
}

const counts = [
  { urlName: 'payments', name: 'Payments', companies: 1, secondOf: 1, isShipped: true },
  { urlName: 'paymnets', name: 'Paymnets', companies: 1, secondOf: 2, isShipped: false },
  { urlName: 'textiles', name: 'Textiles', companies: 2, secondOf: 0, isShipped: true },
];

describe('industries (U-21)', () => {
  it('are counted with their companies, and added ones are distinguished from shipped ones', async () => {
    expect(await countedIndustries((await opened()).db)).toEqual(counts);
  });

  it('merge with all companies, none having one twice, and each merge is logged', async () => {
    const { db, merge, companies } = await opened();
    expect(await merge('paymnets', ' PAYMENTS ')).toEqual({ from: counts[1], into: counts[0] });
    expect((await companies()).map((each) => Object.values(each))).toEqual([
      ['Betwa', 'payments', null, 1],
      ['Koyal Pay', 'payments', null, 2],
      ['Sutra Mills', 'textiles', 'payments', 1],
      ['Tapti', 'textiles', null, 1],
    ]);
    expect((await db.selectFrom('industry').select(['name', 'companies_count']).orderBy('name').execute()).map((each) => Object.values(each))).toEqual([
      ['Payments', 2],
      ['Textiles', 2],
    ]);
    const log = await db.selectFrom('administrator_action').select(['administrator', 'action', 'subject', 'changes']).orderBy('id').execute();
    expect(log).toEqual(
      [
        ['Betwa', 'secondaryIndustry'],
        ['Koyal Pay', 'industry'],
        ['Sutra Mills', 'secondaryIndustry'],
      ].map(([subject, field]) => ({
        administrator: host,
        action: 'company-changed',
        subject,
        changes: [{ field, before: 'Paymnets', after: 'Payments' }],
      })),
    );
  });

  it('take reviews, jobs and what the search knows along', async () => {
    const { db, merge } = await opened();
    const { id: companyId } = await db.selectFrom('company').select('id').where('name', '=', 'Koyal Pay').executeTakeFirstOrThrow();
    await keepReviews(db, [aKnownReview({ companyId })]);
    await keepJob(db, { companyId, industry: 'paymnets', firstSeen: '2026-11-20' });
    await merge('Paymnets', 'Payments');
    for (const table of ['review', 'job'] as const) expect(await db.selectFrom(table).select('industry').execute()).toEqual([{ industry: 'payments' }]);
    const found = await db.selectFrom('search_entry').select('name').where('kind', '=', 'INDUSTRY').orderBy('name').execute();
    expect(found.map(({ name }) => name)).toEqual(['Payments', 'Textiles']);
    expect(await db.selectFrom('stale_summary').select('summary').where('company_id', '=', companyId).where('summary', '=', 'search').execute()).toHaveLength(
      1,
    );
    const { category } = await db.selectFrom('community').select('category').where('url_name', '=', 'koyal-pay').executeTakeFirstOrThrow();
    expect(category).toBe('Payments');
  });

  it.each([
    ['of the other', true],
    ['that the other has then, where it has none yet', false],
  ])('move their posts to the community %s, without members, whose browsers remember the former one', async (_whose, hasCommunity) => {
    const { db, merge, communities } = await opened();
    const idOf = async (urlName: string) =>
      (await db.selectFrom('community').select('id').where('type', '=', 'industry').where('url_name', '=', urlName).executeTakeFirstOrThrow()).id;
    const source = await idOf('paymnets');
    if (!hasCommunity) await db.deleteFrom('community').where('type', '=', 'industry').where('url_name', '=', 'payments').execute();
    await db
      .insertInto('persona')
      .values({ ref: 'a', kind: 'ANONYMOUS', name: ownWords('Bright Jasmine'), name_key: 'a', avatar: '7-sky' })
      .execute();
    const post = { id: 'aaaaaaaaaaaaaaaa', community_id: source, author_ref: 'a', kind: 'text', content: ownWords('Ninety days?'), heat: 0 } as const;
    await db
      .insertInto('post')
      .values({ ...post, posted_at: new Date('2026-11-16T00:00:00Z') })
      .execute();
    await sql`update community set followers_count = 3, posts_count = 1 where id = ${source}`.execute(db);
    await addDelta(db, source, 'followers', 1);
    await addDelta(db, source, 'posts', 1);
    await merge('Paymnets', 'Payments');
    expect((await communities()).map(({ url_name }) => url_name)).toEqual(['payments', 'textiles']);
    const target = await idOf('payments');
    expect(await db.selectFrom('post').select('community_id').execute()).toEqual([{ community_id: target }]);
    const { rows } = await sql<{ readonly posts: number; readonly followers: number }>`select posts_count as posts, followers_count as followers
      from community where id = ${target}`.execute(db);
    expect(rows).toEqual([{ posts: 1, followers: 0 }]);
    expect(await db.selectFrom('count_delta').select(['thing', 'change']).execute()).toEqual([{ thing: target, change: 1 }]);
  });

  it('stay as they are in a dry run, which says the same', async () => {
    const { db, merge, companies } = await opened();
    const before = await companies();
    expect(await merge('Paymnets', 'Payments', true)).toEqual({ from: counts[1], into: counts[0] });
    expect([await companies(), await countedIndustries(db)]).toEqual([before, counts]);
    expect(await db.selectFrom('administrator_action').select('id').execute()).toEqual([]);
  });

  it.each([
    ['an unknown one', 'Nothing', 'Payments', 'There is no industry Nothing.'],
    ['itself', 'Payments', 'payments', 'Payments is one industry. Name two.'],
    [
      'one that the next start would bring back',
      'Payments',
      'Paymnets',
      'Payments came with the product, and the next start would bring it back. Merge the other one into it, or leave both.',
    ],
  ])('are left alone where one is %s', async (_which, from, into, message) => {
    const { merge, companies } = await opened();
    const before = await companies();
    await expect(merge(from, into)).rejects.toMatchObject({ message });
    expect(await companies()).toEqual(before);
  });
});

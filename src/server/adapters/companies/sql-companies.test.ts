import fc from 'fast-check';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { companyListQuery } from './company-list-query.ts';
import { SqlCompanies } from './sql-companies.ts';
import type { SanitizedText } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';

let db: Kysely<Tables>;

beforeEach(async () => {
  ({ db } = await aDatabase());
});

describe('companies in the database', () => {
  it('have as many on a page as asked for', async () => {
    await keepInTables(
      db,
      Array.from({ length: 5 }, () => aCompany()),
    );
    const companies = new SqlCompanies({ db });
    const first = await companies.list(everyCompany, null, 2);
    expect(first.items).toHaveLength(2);
    const second = await companies.list(everyCompany, first.next, 3);
    expect(second).toMatchObject({ items: [{}, {}, {}], next: null });
  });

  it('carry small logos in lists, and show them by URL on their own pages', async () => {
    await keepInTables(db, [
      aCompany({ name: 'Koyal', logo: '/images/small', reviewsCount: 2 }),
      aCompany({ name: 'Mill', logo: '/images/large', reviewsCount: 1 }),
    ]);
    await db
      .updateTable('image')
      .set({ content_type: 'image/svg+xml', bytes: Buffer.from('<svg/>') })
      .where('id', '=', 'small')
      .execute();
    const companies = new SqlCompanies({ db });
    expect((await companies.list(everyCompany)).items.map(({ logo }) => logo)).toEqual(['data:image/svg+xml,%3Csvg/%3E', '/images/large']);
    expect((await companies.header('koyal')).logo).toBe('/images/small');
  });

  it('take one statement per question, and two more for the counts of all tabs', async () => {
    await keepInTables(
      db,
      Array.from({ length: 30 }, () => aCompany({ locations: ['Pune'] })),
    );
    const statements: string[] = [];
    const watched = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        statements.push(queryId.queryId);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const companies = new SqlCompanies({ db: watched });
    const search: CompanySearch = { ...everyCompany, name: 'comp', industry: ['logistics'], location: ['pune'], size: ['501-1k', '1-10'], rating: 3 };
    const { next } = await companies.list(search);
    expect(statements).toHaveLength(1);
    await companies.list(search, next);
    expect(statements).toHaveLength(2);
    const [{ urlName } = { urlName: '' }] = (await companies.list(search)).items;
    statements.length = 0;
    await companies.facts(urlName);
    await companies.filters();
    expect(statements).toHaveLength(2);
    await companies.header(urlName);
    expect(statements).toHaveLength(5);
  });

  it('read no more of a long list than a page needs', async () => {
    const crowd = Array.from({ length: 2_000 }, (_, at) =>
      aCompany({
        urlName: `mill-${at}`,
        reviewsCount: at % 7,
        rating: (10 + (at % 41)) / 10,
        locations: [['Pune', 'Kochi', 'Surat'][at % 3] ?? ''],
        industry: `Industry ${at % 20}`,
      }),
    );
    await keepInTables(db, crowd);
    await db.executeQuery(CompiledQuery.raw('vacuum (full, analyze) company, company_location'));
    // Statistics that other tests left in the tables beside them are no ground for a plan.
    await sql`analyze`.execute(db);
    const rowsRead = async (search: Partial<CompanySearch>) => readBy(await planOf({ ...everyCompany, ...search }));
    for (const sort of ['popularity', 'rating', 'name'] as const) expect(await rowsRead({ sort })).toBeLessThan(100);
    expect(await rowsRead({ industry: ['industry-3'] })).toBeLessThan(200);
    expect(await rowsRead({ size: ['501-1k'] })).toBeLessThan(100);
    expect(await rowsRead({ location: ['kochi'] })).toBeLessThan(400);
  });

  it('are searched and sorted by the very name that core makes of theirs', async () => {
    await keepInTables(db, [aCompany({ urlName: 'it' })]);
    const letters = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((name) => !name.includes('\0'));
    const kept = async (name: string) => {
      await db
        .updateTable('company')
        .set({ name: name as SanitizedText })
        .execute();
      return (await db.selectFrom('company').select('name_key').executeTakeFirstOrThrow()).name_key;
    };
    expect(await kept('Éclat ŚĀNTI Cafe\u0301 İ ß')).toBe(nameKey('Éclat ŚĀNTI Cafe\u0301 İ ß'));
    await fc.assert(
      fc.asyncProperty(letters, async (name) => {
        expect(await kept(name)).toBe(nameKey(name));
      }),
      { numRuns: 150 },
    );
  });
});

interface Plan {
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Node Type': string;
  readonly Plans?: readonly Plan[];
}

async function planOf(search: CompanySearch): Promise<Plan> {
  const { rows } = await sql<{
    readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }];
  }>`explain (analyze, format json) ${companyListQuery(search, undefined, 21, 2_048)}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' };
}

const readBy = (plan: Plan): number =>
  (plan.Plans ?? []).reduce(
    (sum, part) => sum + readBy(part),
    plan['Node Type'].includes('Scan') ? ((plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)) * (plan['Actual Loops'] ?? 1) : 0,
  );

import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameKey } from '#core/companies/name-key.ts';
import { withoutTimeout } from '../database/database-pool.ts';
import { aDatabase } from '#tests/database.ts';
import { SqlReferenceLists } from './sql-reference-lists.ts';
import { companySuggestionQuery, suggestionQuery } from './suggestion-query.ts';
import { ownWords } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';

let db: Kysely<Tables>;
let lists: SqlReferenceLists;

const namesOf = async (items: Promise<readonly { readonly name: string }[]>): Promise<string[]> => (await items).map(({ name }) => name);

describe('suggesting among many', () => {
  const planOf = async (query: { readonly execute: unknown } & ReturnType<typeof companySuggestionQuery>): Promise<string> => {
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain (analyze, costs off, timing off, summary off) ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  const mostRows = (plan: string): number =>
    Math.max(
      ...[...plan.matchAll(/rows=(\d+)[^\n]*loops=(\d+)|Rows Removed by (?:Filter|Index Recheck): (\d+)/g)].map(([, rows, loops, removed]) =>
        Number(removed ?? Number(rows) * Number(loops)),
      ),
    );

  beforeAll(async () => {
    ({ db } = await aDatabase());
    lists = new SqlReferenceLists({ db });
    // A statement of a request has a time; filling a table may take longer on a loaded machine.
    await db.transaction().execute(async (filling) => {
      await sql.raw(withoutTimeout('set local statement_timeout = 0')).execute(filling);
      await filling
        .insertInto('industry')
        .values({ url_name: 'mills', name: ownWords('Mills') })
        .execute();
      await sql`${sql.raw(withoutTimeout('insert into'))} company (id, url_name, name, industry, reviews_count)
      select 'company' || lpad(n::text, 9, '0'), 'c-' || n, initcap(substr(md5(n::text), 1, 5)) || ' ' || initcap(substr(md5((n * 7)::text), 1, 6)) || case when n % 3 = 0 then ' Mills' else ' Works' end, 'mills', (n * 7919) % 50000
      from generate_series(1, 40000) n`.execute(filling);
      await sql`insert into department (id, url_name, name) values (1, 'work', 'Work')`.execute(filling);
      await sql`${sql.raw(withoutTimeout('insert into'))} designation (id, department_id, name) select n, 1, initcap(substr(md5(n::text), 1, 5)) || ' ' || initcap(substr(md5((n * 3)::text), 1, 6)) from generate_series(1, 40000) n`.execute(
        filling,
      );
      await sql`${sql.raw(withoutTimeout('insert into'))} college (id, name, city, state) select n, initcap(substr(md5(n::text), 1, 5)) || ' ' || initcap(substr(md5((n * 3)::text), 1, 6)), 'Pune', 'Maharashtra' from generate_series(1, 40000) n`.execute(
        filling,
      );
    });
    // The planner knows every row, and not a sample that is another one in each run.
    await db.connection().execute(async (one) => {
      await sql`set default_statistics_target = 1000`.execute(one);
      await sql`vacuum (freeze, analyze) company, designation, college, industry, department`.execute(one);
      await sql`reset default_statistics_target`.execute(one);
    });
  });

  it.each(['a', 'c4', 'mi', 'mills', 'c4c', 'e2 wor', 'zzz', 'f1 9', 'मिल्स', 'মি', 'மில்ஸ்', 'बेंगलुरु', 'ಬೆಂಗಳೂರು', 'সফটওয়্যার', 'സോഫ്റ്റ്‌വെയർ', 'टाटा'])(
    'reads companies from their indexes and never all of them: %s',
    async (asked) => {
      const plan = await planOf(companySuggestionQuery(sql`found.id`, asked, 5));
      expect(plan).not.toMatch(/Seq Scan on company/);
      expect(mostRows(plan)).toBeLessThan(8_000);
      expect((await lists.suggestCompanies(asked)).length).toBeLessThanOrEqual(5);
    },
  );

  it.each(['designation', 'college'])('reads a list from its index and never all of it: %s', async (table) => {
    const plan = await planOf(suggestionQuery({ table, answer: sql`found.id`, order: sql`found.id` }, 'c4c', 5));
    expect(plan).toContain(`${table}_by_words`);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  it('puts those first whose name begins so, the most reviewed of them', async () => {
    const { rows } = await sql<{ name: string }>`select name from company where name_key like 'c4%' order by reviews_count desc, id desc limit 5`.execute(db);
    expect(await namesOf(lists.suggestCompanies('C4'))).toEqual(rows.map(({ name }) => name));
    for (const name of await namesOf(lists.suggestCompanies('mills'))) expect(nameKey(name)).toContain('mills');
  });
});

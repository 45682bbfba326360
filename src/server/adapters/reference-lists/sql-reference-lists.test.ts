import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameKey } from '#core/companies/name-key.ts';
import { isSuggested } from '#core/reference-lists/suggestion.ts';
import { withoutTimeout } from '../database/database-pool.ts';
import { aDatabase } from '#tests/database.ts';
import { fillReferences } from './fill-references.ts';
import { SqlReferenceLists } from './sql-reference-lists.ts';
import { companySuggestionQuery, suggestionQuery } from './suggestion-query.ts';
import { ownWords } from '../content/sanitized-text.ts';
import type { Tables } from '../tables.ts';

let db: Kysely<Tables>;
let lists: SqlReferenceLists;

const namesOf = async (items: Promise<readonly { readonly name: string }[]>): Promise<string[]> => (await items).map(({ name }) => name);

describe('the real lists (R-058)', () => {
  beforeAll(async () => {
    ({ db } = await aDatabase());
    lists = new SqlReferenceLists({ db });
    await fillReferences(db);
  });

  it('are brought up to date and not written anew', async () => {
    const versions = async () => (await sql<{ at: string }>`select string_agg(xmin::text, ',' order by id) as at from designation`.execute(db)).rows;
    const before = await versions();
    await fillReferences(db);
    expect(await versions()).toEqual(before);
    await db.updateTable('designation').set({ name: 'Sofware Enginer' }).where('id', '=', 1_001).execute();
    await fillReferences(db);
    expect(await namesOf(lists.suggestDesignations('software engineer', 1))).toEqual(['Software Engineer']);
  });

  it.each([
    ['IIT B', 'Indian Institute of Technology Bombay'],
    ['iitd', 'Indian Institute of Technology Delhi'],
    ['nit trichy', 'National Institute of Technology Tiruchirappalli'],
    ['du', 'University of Delhi'],
    ['jadav', 'Jadavpur University'],
    ['anna uni', 'College of Engineering Guindy, Anna University'],
    ['aiims', 'All India Institute of Medical Sciences New Delhi'],
    ['st stephens', 'St. Stephen’s College'],
    ['srcc', 'Shri Ram College of Commerce'],
    ['iim ahm', 'Indian Institute of Management Ahmedabad'],
  ])('know which college is meant by “%s”', async (asked, name) => expect(await namesOf(lists.suggestColleges(asked))).toContain(name));

  it.each([
    ['soft', 'Software Engineer'],
    ['sde', 'Software Development Engineer'],
    ['sr exec', undefined],
    ['hr exe', 'HR Executive'],
    ['ui ux', 'UI/UX Designer'],
    ['ca', 'Chartered Accountant'],
    ['nurse', 'Nurse'],
    ['prt', 'Primary Teacher'],
  ])('know which designation is meant by “%s”', async (asked, name) => {
    const names = await namesOf(lists.suggestDesignations(asked));
    if (name === undefined) expect(names).toEqual([]);
    else expect(names).toContain(name);
  });

  it.each([
    ['bang', 'Bengaluru'],
    ['gurg', 'Gurugram'],
    ['bombay', 'Mumbai'],
    ['viz', 'Visakhapatnam'],
    ['बेंगलु', 'Bengaluru'],
    ['गाजियाबाद', 'Ghaziabad'],
    ['ग़ाज़ियाबाद', 'Ghaziabad'],
  ])('know which city is meant by “%s”', async (asked, name) => expect((await namesOf(lists.suggestLocations(asked)))[0]).toBe(name));

  it.each(['सीनियर सॉफ़्टवेयर इंजीनियर', 'सॉफ्टवेयर senior', 'सॉफ्ट इंजीनि senior'])('know which designation is meant by “%s”', async (asked) => {
    expect(await namesOf(lists.suggestDesignations(asked))).toContain('Senior Software Engineer');
    expect((await namesOf(lists.suggestDepartments('मानव संसा')))[0]).toBe('Human Resources');
  });

  it('know skills by what else they are called', async () => {
    expect([(await namesOf(lists.suggestSkills('c')))[0], (await namesOf(lists.suggestSkills('ml'))).includes('Machine Learning')]).toEqual(['C', true]);
    expect(await namesOf(lists.suggestSkills('reactjs'))).toContain('React');
  });
});

describe('the database and the core', () => {
  const words = fc.constantFrom(
    'soft',
    'Software',
    'of',
    'the',
    'Iit',
    'b.',
    'R&D',
    'Nestlé',
    'ŚŌṭ',
    'चाय',
    '—',
    'a_b',
    'x’s',
    '(c)',
    '%',
    "'",
    '\\',
    '12',
    'É',
  );
  const texts = fc
    .array(words, { minLength: 1, maxLength: 4 })
    .chain((parts) => fc.constantFrom(' ', '-', '', '  ', '\t', '/').map((glue) => parts.join(glue)));

  it('find the same names by the same words', async () => {
    ({ db } = await aDatabase());
    lists = new SqlReferenceLists({ db });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(texts, { minLength: 1, maxLength: 8 }), texts, async (names, asked) => {
        await db.deleteFrom('skill').execute();
        await db
          .insertInto('skill')
          .values(names.map((name, id) => ({ id: id + 1, name })))
          .execute();
        const expected = names.filter((name) => isSuggested(asked, [name]));
        expect((await namesOf(lists.suggestSkills(asked, 10))).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 150 },
    );
  });
});

describe('suggesting among many', () => {
  const planOf = async (query: { readonly execute: unknown } & ReturnType<typeof companySuggestionQuery>): Promise<string> => {
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain (analyze, costs off, timing off, summary off) ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  /** Most rows that any step of a query plan touched. */
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

  it.each(['a', 'c4', 'mi', 'mills', 'c4c', 'e2 wor', 'zzz', 'f1 9'])('reads companies from their indexes and never all of them: %s', async (asked) => {
    const plan = await planOf(companySuggestionQuery(sql`found.id`, asked, 5));
    expect(plan).not.toMatch(/Seq Scan on company/);
    expect(mostRows(plan)).toBeLessThan(8_000);
    expect((await lists.suggestCompanies(asked)).length).toBeLessThanOrEqual(5);
  });

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

import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSuggested } from '#core/reference-lists/suggestion.ts';
import { aDatabase } from '#tests/database.ts';
import { fillReferences } from './fill-references.ts';
import { SqlReferenceLists } from './sql-reference-lists.ts';
import { ownWords } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';

let db: Kysely<Tables>;
let lists: SqlReferenceLists;

const namesOf = async (items: Promise<readonly { readonly name: string }[]>): Promise<string[]> => (await items).map(({ name }) => name);

describe('the real lists (R-058)', () => {
  beforeAll(async () => {
    ({ db } = await aDatabase());
    lists = new SqlReferenceLists({ db });
    await fillReferences(db);
  });

  it('are brought up to date and not written again', async () => {
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
    ['SDE', 'Software Development Engineer'],
    ['swe', 'Software Engineer'],
    ['HR', 'HR Executive'],
    ['ca', 'Chartered Accountant'],
    ['ba', 'Business Analyst'],
    ['PM', 'Product Manager'],
  ])('put first who is called “%s”', async (asked, name) => expect((await namesOf(lists.suggestDesignations(asked)))[0]).toBe(name));

  it.each([
    ['सॉफ्टवेअर', 'Software Engineer'],
    ['সফটওয়্যার', 'Software Engineer'],
    ['நர்ஸ்', 'Nurse'],
    ['నర్స్', 'Nurse'],
    ['નર્સ', 'Nurse'],
    ['ড্রাইভার', 'Driver'],
    ['सीए', 'Chartered Accountant'],
  ])('know which designation is said by “%s”', async (asked, name) =>
    expect((await namesOf(lists.suggestDesignations(asked))).some((each) => each.includes(name))).toBe(true),
  );

  it.each([
    ['પુણે', 'Pune'],
    ['ಬೆಂಗಳೂರು', 'Bengaluru'],
    ['കൊച്ചി', 'Kochi'],
    ['ਦਿੱਲੀ', 'New Delhi'],
    ['ମୁମ୍ବାଇ', 'Mumbai'],
    ['চেন্নাই', 'Chennai'],
  ])('know which city is said by “%s”', async (asked, name) => expect((await namesOf(lists.suggestLocations(asked)))[0]).toBe(name));

  it.each([
    ['रिक्रूटर', 'Recruiter'],
    ['শেফ', 'Chef'],
    ['ಇಂಜಿನಿಯರ್', 'Software Engineer'],
    ['প্রিন্সিপাল', 'Principal'],
  ])('put first who is called what is said by “%s”', async (asked, name) => expect((await namesOf(lists.suggestDesignations(asked)))[0]).toBe(name));

  it('put first what most people are, of those with the same first letters', async () => {
    const [first, second] = await lists.suggestDesignations('fe');
    const known = {
      kind: 'DESIGNATION',
      id: String(second?.designationId),
      url_name: 'second',
      name: ownWords('Second'),
      path: '',
      words: '',
      weight: 400,
    } as const;
    await db.insertInto('search_entry').values(known).execute();
    expect((await namesOf(lists.suggestDesignations('fe'))).slice(0, 2)).toEqual([second?.name, first?.name]);
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

  it('find every city by the words of its name in URLs (R-187)', async () => {
    const cities = await db.selectFrom('city').select(['url_name', 'name']).execute();
    const lost: string[] = [];
    for (const { url_name, name } of cities) if (!(await namesOf(lists.suggestLocations(url_name.replaceAll('-', ' ')))).includes(name)) lost.push(name);
    expect([cities.length > 100, lost]).toEqual([true, []]);
  });

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

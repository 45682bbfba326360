import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobFeedRow } from './job-feed.ts';
import { readJobFeed } from './read-job-feed.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const read = (text: string) => readJobFeed(text, parsed);

const rowsIn = (text: string): readonly JobFeedRow[] => {
  const feed = read(text);
  if ('code' in feed) throw new Error(feed.code);
  return feed.rows;
};

const faultsIn = (text: string) => rowsIn(text).flatMap(({ at, problems }) => problems.map(({ field }) => `${at} ${field}`));

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', name: 'Koyal', value: 4711 },
  title: 'Software Engineer &amp; Tester',
  hiringOrganization: { '@type': 'Organization', name: 'Koyal Pay' },
  description: '<p>Build payments.</p><ul><li>Java</li><li>3 to 5 yrs of it</li></ul><script>alert(1)</script>',
  jobLocation: [{ '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Bangalore', addressCountry: 'IN' } }],
  employmentType: ['FULL_TIME'],
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: { '@type': 'QuantitativeValue', minValue: 100_000, maxValue: '1,50,000', unitText: 'MONTH' },
  },
  datePosted: '2026-11-01T20:00:00Z',
  validThrough: '2026-12-31',
  skills: 'Java, SQL',
  url: 'https://careers.koyal.example/4711',
};

const board = {
  jobs: [
    {
      id: 99,
      title: 'Data Analyst Intern',
      company_name: 'Koyal Pay',
      updated_at: '2026-11-10T10:00:00-05:00',
      first_published: '2026-11-02T09:00:00+05:30',
      absolute_url: 'https://boards.koyal.example/99',
      location: { name: 'Remote - Pune, India' },
      content: '&lt;p&gt;Look at numbers &amp;amp; tell.&lt;/p&gt;&lt;p&gt;0-1 years&lt;/p&gt;',
      departments: [],
      offices: [],
      metadata: null,
      pay_input_ranges: [{ min_cents: 60_000_000, max_cents: 90_000_000, currency_type: 'INR', title: 'Yearly' }],
    },
  ],
  meta: { total: 1 },
};

const lever = [
  {
    id: 'a-1',
    text: 'Sales Manager',
    categories: { commitment: 'Contract', department: 'Sales', location: 'Mumbai', team: 'West', allLocations: ['Mumbai', 'Pune'] },
    workplaceType: 'hybrid',
    country: 'IN',
    descriptionPlain: 'Sell.',
    lists: [{ text: 'You bring', content: '<li>5+ years of experience</li>' }],
    additionalPlain: 'Lunch is free.',
    hostedUrl: 'https://jobs.koyal.example/a-1',
    applyUrl: 'https://jobs.koyal.example/a-1/apply',
    createdAt: Date.parse('2026-11-05T12:00:00+05:30'),
    salaryRange: { currency: 'USD', interval: 'per-year-salary', min: 1, max: 2 },
  },
];

/** JSON escaped for a page, so that it closes no element. */
const inPage = (value: unknown): string => JSON.stringify(value).replaceAll('</', String.raw`<\/`);

const head =
  'id,company,title,description,city,workplace,employment,experience_from,experience_to,pay_from,pay_to,skills,apply_url,posted_on,closes_on,confirmed_on';

describe('a feed of jobs (R-191)', () => {
  it('is read as JobPosting of schema.org, with all that it says', () => {
    expect(rowsIn(JSON.stringify(posting))).toEqual([
      {
        at: 1,
        key: '4711',
        problems: [],
        job: {
          title: 'Software Engineer & Tester',
          company: 'Koyal Pay',
          description: 'Build payments.\n• Java\n• 3 to 5 yrs of it',
          places: ['Bangalore'],
          isAbroad: false,
          workplace: null,
          employment: 'fulltime',
          experience: { from: 3, to: 5 },
          pay: { from: 1_200_000, to: 1_800_000 },
          skills: ['Java', ' SQL'],
          applyUrl: 'https://careers.koyal.example/4711',
          postedOn: '2026-11-02',
          closesOn: '2026-12-31',
          confirmedOn: null,
        },
      },
    ]);
  });

  it.each([
    ['a list', JSON.stringify([posting, { ...posting, identifier: 'b' }])],
    ['a graph', JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization' }, posting, { ...posting, identifier: 'b' }] })],
    [
      'an ItemList',
      JSON.stringify({
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', item: posting },
          { '@type': 'ListItem', item: { ...posting, identifier: 'b' } },
        ],
      }),
    ],
    [
      'a page',
      `<!doctype html><html><script type="application/ld+json">${inPage(posting)}</script><script>1</script>` +
        `<script type='application/ld+json'>${inPage([{ '@type': 'WebSite' }, { ...posting, identifier: 'b' }])}</script></html>`,
    ],
  ])('is found in %s', (_where, text) =>
    expect(rowsIn(text).map(({ key, problems }) => [key, problems])).toEqual([
      ['4711', []],
      ['b', []],
    ]),
  );

  it('is read as a board of Greenhouse', () => {
    const [row] = rowsIn(JSON.stringify(board));
    expect(row).toMatchObject({ key: '99', problems: [] });
    expect(row?.job).toMatchObject({
      title: 'Data Analyst Intern',
      company: 'Koyal Pay',
      description: 'Look at numbers & tell.\n\n0-1 years',
      places: ['Remote - Pune, India'],
      workplace: 'remote',
      employment: 'intern',
      experience: { from: 0, to: 1 },
      pay: { from: 600_000, to: 900_000 },
      applyUrl: 'https://boards.koyal.example/99',
      postedOn: '2026-11-02',
    });
  });

  it('is read as postings of Lever; pay of another currency is left out', () => {
    const [row] = rowsIn(JSON.stringify(lever));
    expect(row).toMatchObject({ key: 'a-1', problems: [] });
    expect(row?.job).toMatchObject({
      title: 'Sales Manager',
      description: 'Sell.\n\nYou bring\n• 5+ years of experience\n\nLunch is free.',
      places: ['Mumbai', 'Pune'],
      isAbroad: false,
      workplace: 'hybrid',
      employment: 'contractual',
      experience: { from: 5, to: null },
      pay: null,
      applyUrl: 'https://jobs.koyal.example/a-1/apply',
      postedOn: '2026-11-05',
    });
    expect(rowsIn(JSON.stringify([{ ...lever[0], country: 'DE' }]))[0]?.job.isAbroad).toBe(true);
  });

  it('is read as CSV with all columns or only the required ones', () => {
    const line =
      '7,Koyal Pay,Tester,"Tests, and\nmore",Pune; Indore,hybrid,part-time,2,4,500000,"7,00,000",Java;SQL,https://k.example/7,2026-11-01,2026-12-01,2026-11-20';
    const [row] = rowsIn(`\ufeff${head}\r\n${line}\r\n`);
    expect(row).toMatchObject({ at: 2, key: '7', problems: [] });
    expect(row?.job).toEqual({
      title: 'Tester',
      company: 'Koyal Pay',
      description: 'Tests, and\nmore',
      places: ['Pune', 'Indore'],
      isAbroad: false,
      workplace: 'hybrid',
      employment: 'parttime',
      experience: { from: 2, to: 4 },
      pay: { from: 500_000, to: 700_000 },
      skills: ['Java', 'SQL'],
      applyUrl: 'https://k.example/7',
      postedOn: '2026-11-01',
      closesOn: '2026-12-01',
      confirmedOn: '2026-11-20',
    });
    expect(rowsIn('title,id,apply_url\nTester,1,https://k.example/1\n')[0]?.problems).toEqual([]);
  });

  it.each([
    ['title', '1,K,,,,,,,,,,,https://k.example,,,'],
    ['id', ',K,Tester,,,,,,,,,,https://k.example,,,'],
    ['apply_url', '1,K,Tester,,,,,,,,,,,,,'],
    ['workplace', '1,K,Tester,,,moon,,,,,,,https://k.example,,,'],
    ['employment', '1,K,Tester,,,,slave,,,,,,https://k.example,,,'],
    ['experience_from', '1,K,Tester,,,,,many,,,,,https://k.example,,,'],
    ['experience_to', '1,K,Tester,,,,,5,3,,,,https://k.example,,,'],
    ['pay_from', '1,K,Tester,,,,,,,lots,,,https://k.example,,,'],
    ['pay_to', '1,K,Tester,,,,,,,900000,800000,,https://k.example,,,'],
    ['posted_on', '1,K,Tester,,,,,,,,,,https://k.example,2026-02-30,,'],
    ['closes_on', '1,K,Tester,,,,,,,,,,https://k.example,,soon,'],
    ['confirmed_on', '1,K,Tester,,,,,,,,,,https://k.example,,,yes'],
    ['line', '1,K,Tester'],
    ['line', '1,K,Te"s"ter,x,y,z,,,,,,,,,,,,,'],
    ['line', '1,K,"Tes"ter,,,,,,,,,,https://k.example,,,'],
  ])('names the line and %s where it will not do', (field, line) => {
    const sound = '2,K,Tester,,,,,,,,,,https://k.example,,,';
    expect(faultsIn(`${head}\n${line}\n${sound}\n`)).toEqual([`2 ${field}`]);
    expect(rowsIn(`${head}\n${line}\n${sound}\n`)[0]?.key).toBe(field === 'id' ? '' : '1');
  });

  it('names the number and the reason of an item that will not do', () => {
    expect(faultsIn(JSON.stringify([posting, null, { ...posting, title: 7 }, { '@type': 'Event' }, 3]))).toEqual(['2 item', '3 title', '4 item', '5 item']);
    expect(faultsIn(JSON.stringify({ jobs: [null, { id: 1, title: 'x' }] }))).toEqual(['1 id', '1 title', '1 apply_url', '2 apply_url']);
  });

  it.each([
    ['a JSON text', JSON.stringify([posting]).slice(0, -9)],
    ['a CSV file within quotes', `${head}\n2,K,Tester,,,,,,,,,,https://k.example,,,\n1,K,Tester,"Tests,\nand, more`],
    ['a CSV file within quotes whose line ends', `${head}\n2,K,Tester,,,,,,,,,,https://k.example,,,\n1,K,Tester,"Tests\n`],
    ['a CSV file within a line', `${head}\n2,K,Tester,,,,,,,,,,https://k.example,,,\n1,K,Tes`],
    ['a page', `<html><script type="application/ld+json">${inPage(posting)}</script><p>`],
    ['a page within a script', `<p><script type="application/ld+json">${JSON.stringify(posting).slice(0, -3)}`],
    ['a board that says it holds more', JSON.stringify({ ...board, meta: { total: 2 } })],
    ['an empty file', ' \n'],
  ])('is refused as a whole where it is cut off: %s', (_what, text) => expect(read(text)).toMatchObject({ code: 'cut-off' }));

  it.each([
    ['no-jobs', '<html><p>Nothing here</p></html>'],
    ['no-jobs', '{"@type":"Organization","@graph":[{"@type":"Organization"}]}'],
    ['unknown-format', '{"error":"not found"}'],
    ['unknown-format', '[1,2]'],
    ['unknown-format', 'just a line'],
    ['unknown-columns', 'id,title,apply_url,wage\n'],
    ['missing-columns', 'id,title\n'],
  ])('is refused as %s', (code, text) => expect(read(text)).toMatchObject({ code }));

  it('takes an empty list for a feed without jobs', () => {
    expect(rowsIn('[]')).toEqual([]);
    expect(rowsIn('{"jobs":[]}')).toEqual([]);
  });

  const names = [
    '@type',
    '@graph',
    'jobs',
    'title',
    'id',
    'location',
    'content',
    'categories',
    'salaryRange',
    'metadata',
    'address',
    'createdAt',
    'url',
    'item',
  ];
  const anyValue = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue(),
      fc.constantFrom('JobPosting', 'ItemList', 1e308, -0, ''),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...names, 'baseSalary', 'jobLocation', 'itemListElement', 'hostedUrl', 'pay_input_ranges'), tie('value'), { maxKeys: 6 }),
    ),
  })).value;

  it('never throws, whatever a text or a JSON document holds', () => {
    const sound = (text: string): void => {
      const feed = read(text);
      if ('code' in feed) return;
      for (const { at, key, job } of feed.rows) {
        expect(at).toBeGreaterThan(0);
        expect([job.title.length <= 160, job.description.length <= 12_000, key.length <= 500]).toEqual([true, true, true]);
      }
    };
    fc.assert(fc.property(anyValue, (value) => sound(JSON.stringify(value))));
    fc.assert(fc.property(anyValue, (value) => sound(JSON.stringify([{ '@type': 'JobPosting', ...Object(value) }, value]))));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => sound(text)));
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', ';', '<', '1') }), (text) => sound(`${head}\n${text}`)));
    sound(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    sound(JSON.stringify({ ...posting, title: 'x'.repeat(1_000_000), description: '<b>'.repeat(300_000) }));
  });
});

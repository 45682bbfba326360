import { describe, expect, it } from 'vitest';
import { companiesInCsv, type ImportRow } from '#core/company-profiles/company-import.ts';
import { everyCompany } from '#core/companies/company-search.ts';
import { aDatabase } from '#tests/database.ts';
import { SqlCompanies } from '../companies/sql-companies.ts';
import { importCompanies } from './import-companies.ts';
import { host } from './log-action.ts';

const actor = { administrator: host, now: Date.parse('2026-11-20T12:00+05:30') };

const rowsOf = (text: string): readonly ImportRow[] => {
  const rows = companiesInCsv(text, 2026);
  if ('code' in rows) throw new Error(rows.code);
  return rows;
};

const opened = async () => {
  const { db } = await aDatabase();
  return {
    db,
    companies: new SqlCompanies({ db }),
    take: (text: string, isDryRun = false) => importCompanies(db, rowsOf(text), actor, isDryRun),
  };
};

const head = 'name,website,city,industry,about,foundedYear,indianEmployeeCount,locations,linkedin';
const koyal = 'Koyal Pay,koyal.example,Pune,Payments,Pays.,2009,10k+,Pune;Indore,linkedin.com/company/koyal';

describe('an import of companies', () => {
  it('adds them with all that the file says, where readers find them', async () => {
    const { companies, take } = await opened();
    expect(await take(`${head}\n${koyal}\n`)).toEqual([{ line: 2, name: 'Koyal Pay', is: 'added', newIndustries: ['Payments'] }]);
    expect(await companies.facts('koyal-pay')).toMatchObject({
      name: 'Koyal Pay',
      about: 'Pays.',
      headquarters: 'Pune',
      locations: ['Pune', 'Indore'],
      primaryIndustry: 'Payments',
      foundedYear: 2009,
      indianEmployeeCount: '10k-50k',
      website: 'https://koyal.example',
      socialMedia: [{ network: 'linkedin', url: 'https://linkedin.com/company/koyal' }],
    });
    expect((await companies.list(everyCompany)).items).toMatchObject([{ name: 'Koyal Pay', officesCount: 2 }]);
  });

  it('changes what the file says otherwise, names these fields, and leaves what it leaves empty', async () => {
    const { db, companies, take } = await opened();
    await take(`${head}\n${koyal}\n`);
    const [changed] = await take('name,industry,foundedYear,indianEmployeeCount,locations\nKoyal Pay,Banking,2010,,Indore\n');
    expect(changed).toEqual({ line: 2, name: 'Koyal Pay', is: 'changed', fields: ['industry', 'foundedYear'], newIndustries: ['Banking'] });
    const facts = await companies.facts('koyal-pay');
    expect(facts).toMatchObject({
      primaryIndustry: 'Banking',
      foundedYear: 2010,
      indianEmployeeCount: '10k-50k',
      about: 'Pays.',
      locations: ['Pune', 'Indore'],
    });
    const { category } = await db.selectFrom('community').select('category').where('url_name', '=', 'koyal-pay').executeTakeFirstOrThrow();
    expect(category).toBe('Banking');
    const log = await db.selectFrom('administrator_action').select(['administrator', 'action', 'subject']).orderBy('id').execute();
    expect(log.map(({ administrator, action }) => [administrator, action])).toEqual([
      [host, 'company-added'],
      [host, 'company-changed'],
    ]);
  });

  it('names the industry that a new one may be a slip of', async () => {
    const { take } = await opened();
    await take(`${head}\n${koyal}\n`);
    expect(await take('name,industry\nSutra Mill,Paymnets\n')).toMatchObject([{ is: 'added', newIndustries: ['Paymnets, nearly Payments'] }]);
  });

  it('logs a size by its name', async () => {
    const { db, take } = await opened();
    await take(`${head}\n${koyal}\n`);
    await take('name,indianEmployeeCount\nKoyal Pay,501-1k\n');
    const logged = await db.selectFrom('administrator_action').select('changes').where('action', '=', 'company-changed').executeTakeFirst();
    expect(logged?.changes).toEqual([{ field: 'indianEmployeeCount', before: '10k-50k', after: '501-1k' }]);
  });

  it('refuses a new company without a line of work, and one that looks like another', async () => {
    const { take } = await opened();
    await take(`${head}\n${koyal}\n`);
    const outcomes = await take('name,industry\nSutra Mill,\nКoyal Pay,Payments\n');
    expect(outcomes).toMatchObject([
      { line: 2, is: 'refused', problems: [{ field: 'industry' }] },
      { line: 3, is: 'refused', problems: [{ field: 'name' }] },
    ]);
  });

  it('leaves nothing of a dry run, and says the same as the real one', async () => {
    const { companies, take } = await opened();
    const dry = await take(`${head}\n${koyal}\n`, true);
    expect((await companies.list(everyCompany)).items).toEqual([]);
    expect(await take(`${head}\n${koyal}\n`)).toEqual(dry);
  });

  it('takes in a thousand companies, names each broken line, and changes nothing when repeated', async () => {
    const { companies, take } = await opened();
    const isBroken = (at: number): boolean => at % 20 === 7;
    const lines = Array.from({ length: 1_000 }, (_, at) =>
      isBroken(at) ? `Mill ${at},,Pune,Textiles,,1200,,,` : `Mill ${at},mill-${at}.example,Pune,Textiles,"Weaves,\nand dyes.",2001,501-1k,Pune;Surat,`,
    );
    // A sound line takes two lines of the file, as its text has a line end in it.
    let line = 2;
    const broken = lines.flatMap((text, at) => {
      const start = line;
      line += text.split('\n').length;
      return isBroken(at) ? [start] : [];
    });
    const file = `${head}\n${lines.join('\n')}\n`;
    const first = await take(file);
    expect(first.filter(({ is }) => is === 'refused').map((each) => each.line)).toEqual(broken);
    expect(broken).toHaveLength(50);
    expect(first.filter(({ is }) => is === 'added')).toHaveLength(950);
    expect((await companies.filters()).companiesCount).toBe(950);
    const second = await take(file);
    expect(second.filter(({ is }) => is === 'unchanged')).toHaveLength(950);
    expect(second.filter(({ is }) => is === 'refused').map((each) => each.line)).toEqual(broken);
    expect((await companies.filters()).companiesCount).toBe(950);
  });
});

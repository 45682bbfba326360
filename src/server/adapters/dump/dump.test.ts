import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { unzipSync, zipSync } from 'fflate';
import { closeEdition } from '../awards/close-edition.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, anotherDatabase, testSecrets, type TestDatabase } from '#tests/database.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { writeDumpFile } from './dump-file.ts';
import { dumpKeyOf } from './dump-keys.ts';
import { loadDump } from './load-dump.ts';
import { verifyDump } from './verify-dump.ts';
import { dumpOf } from './write-dump.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daftar-dump-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const companiesNamed = (names: readonly string[]) => names.map((name, at) => aCompany({ companyId: `dumped0000000${at}aa`, name }));
const companies = companiesNamed(['One', 'Two, "and a half"', 'Three']);

async function aWorld(names: readonly string[] = companies.map(({ name }) => name)): Promise<TestDatabase> {
  const database = await aDatabase();
  await keepInTables(database.db, companiesNamed(names));
  const weeks = ['2024-W10', '2024-W20', '2024-W30', '2024-W40', '2026-W40'];
  const reviews = companies.flatMap(({ companyId }) => weeks.flatMap((week) => ([5, 5, 4] as const).map((stars) => aKnownReview({ companyId, week, stars }))));
  await keepReviews(database.db, reviews);
  await sql`update company set about = ${'Lines\nand "quotes", too'} where id = ${companies[0]?.companyId}`.execute(database.db);
  await closeEdition(database.db, 2025, '2025-02-03');
  return database;
}

let count = 0;

async function dumped({ url }: TestDatabase): Promise<string> {
  const path = join(folder, `${++count}.zip`);
  await writeDumpFile(path, dumpOf(url, { brand: 'Koyal', homepage: null, today: '2026-11-20', version: '1', secrets: testSecrets }));
  return path;
}

const filesIn = (path: string): Record<string, Uint8Array> => unzipSync(readFileSync(path));

const textIn = (path: string, name: string): string => Buffer.from(filesIn(path)[name] ?? []).toString('utf8');

function changed(path: string, name: string, change: (text: string) => string): string {
  const files = filesIn(path);
  const other = join(folder, `${++count}.zip`);
  writeFileSync(other, zipSync({ ...files, [name]: Buffer.from(change(textIn(path, name))) }));
  return other;
}

function withNameTwice(zip: Buffer, one: string, other: string): Buffer {
  const name = Buffer.from(one);
  const called = Buffer.from(other);
  const copy = Buffer.from(zip);
  for (let at = copy.indexOf(name); at !== -1; at = copy.indexOf(name, at + 1)) called.copy(copy, at);
  return copy;
}

describe('a dump of open data (F-33)', () => {
  it('is the same file of the same data, signed, and in order', async () => {
    const database = await aWorld();
    const [one, other] = [await dumped(database), await dumped(database)];
    expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
    expect(await verifyDump(one, dumpKeyOf(testSecrets))).toMatchObject({ described: { created: '2026-11-20' }, ratings: 3, editions: 1, problems: [] });
    expect((await verifyDump(one, `${dumpKeyOf(testSecrets).slice(0, -1)}_`)).problems).toEqual([`It is signed by another key: ${dumpKeyOf(testSecrets)}.`]);
  });

  it('says what each column is for, and has only columns that everyone may read', async () => {
    const path = await dumped(await aWorld());
    const { resources } = JSON.parse(textIn(path, 'datapackage.json')) as {
      resources: { path: string; rows: number; schema: { fields: { name: string; description: string }[] } }[];
    };
    for (const { path: name, schema, rows } of resources) {
      const [first = ''] = textIn(path, name).split('\n');
      expect([name, first]).toEqual([name, schema.fields.map((field) => field.name).join(',')]);
      expect(schema.fields.every(({ description }) => description.length > 5)).toBe(true);
      expect(rows).toBeGreaterThanOrEqual(0);
    }
    expect(Object.keys(filesIn(path)).some((name) => /account|session|persona|review\.csv|salary/.test(name))).toBe(false);
  });

  it.each([
    ['a rating', 'data/company_rating.csv', (text: string) => text.replace(/,(\d)(\d\d),/, ',1$2,'), 'The rating of the company'],
    ['the stars of a week', 'data/rating_week.csv', (text: string) => text.replace(/,1,2,f/, ',2,1,f'), 'The rating of the company'],
    [
      'a place among the winners',
      'data/award_winner.csv',
      (text: string) => text.replace(',1,', ',2,'),
      'data/award_winner.csv is not what the figures of its editions make.',
    ],
    [
      'frozen figures',
      'data/award_entrant.csv',
      (text: string) => text.replace('0.0.0.1.2', '0.0.0.0.3'),
      'data/award_edition.csv is not what the figures of its editions make.',
    ],
    [
      'a figure of few people',
      'data/pay_slice.csv',
      (text: string) => `${text}${companies[0]?.companyId},1,0,0,,INR,0,3,100,{}\n`,
      'data/pay_slice.csv has a row of ',
    ],
    ['the text beside it', 'README.md', (text: string) => text.replace('CC BY', 'CC XX'), 'README.md is not the file that was signed'],
    ['its description', 'datapackage.json', (text: string) => text.replace('Koyal', 'Kestrel'), 'The signature is not one of this description.'],
  ])('is refused where someone changed %s', async (_what, name, change, sentence) => {
    const path = await dumped(await aWorld());
    const other = changed(path, name, change);
    expect(textIn(other, name)).not.toBe(textIn(path, name));
    expect((await verifyDump(other)).problems.join('\n')).toContain(sentence);
  });

  it('is refused where a file is missing, is there unsaid, or ends too early', async () => {
    const path = await dumped(await aWorld());
    const { 'data/city.csv': gone, ...others } = filesIn(path);
    expect(gone).toBeDefined();
    const [less, more, cut] = ['less', 'more', 'cut'].map((name) => join(folder, `${name}.zip`)) as [string, string, string];
    writeFileSync(less, zipSync(others));
    writeFileSync(more, zipSync({ ...filesIn(path), 'data/extra.csv': Buffer.from('a\n1\n') }));
    writeFileSync(cut, readFileSync(path).subarray(0, 3_000));
    expect((await verifyDump(less)).problems).toEqual(['data/city.csv is missing.']);
    expect((await verifyDump(more)).problems).toEqual(['data/extra.csv is in the dump, and its description does not name it.']);
    await expect(verifyDump(cut)).rejects.toThrow('is not an archive that can be read whole.');
  });

  it('is refused with a file twice or something hidden between its files', async () => {
    const path = await dumped(await aWorld());
    const [whole, forged] = [readFileSync(path), Buffer.from('id,name\n1,Forged\n')];
    const [twice, hidden] = ['twice', 'hidden'].map((name) => join(folder, `${name}.zip`)) as [string, string];
    // The archive behind something that only a reader from the beginning sees.
    writeFileSync(hidden, Buffer.concat([Buffer.from(zipSync({ 'data/city.csv': forged })).subarray(0, 60), whole]));
    writeFileSync(twice, withNameTwice(whole, 'data/award_entrant.csv', 'data/award_edition.csv'));
    await expect(verifyDump(hidden)).rejects.toThrow(/hidden|read whole/);
    await expect(verifyDump(twice)).rejects.toThrow(/twice/);
  });

  it('has no formula for a spreadsheet, and gives back what was meant as text', async () => {
    const names = ['=cmd|calc', '+Plus', "'@Home"];
    const database = await aWorld(names);
    const path = await dumped(database);
    const [company, winners] = ['company', 'award_winner'].map((name) => textIn(path, `data/${name}.csv`));
    for (const name of names) expect([company, winners].map((text) => text?.includes(`,'${name},`))).toEqual([true, true]);
    expect((await verifyDump(path)).problems).toEqual([]);
    const empty = await anotherDatabase();
    await loadDump(empty, path);
    const { rows } = await sql<{ name: string }>`select name from company order by id`.execute(empty.db);
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(textIn(await dumped(empty), 'data/award_winner.csv')).toBe(winners);
  });

  it('rebuilds companies, ratings and awards in an empty database, which dumps identical files (F-19)', async () => {
    const path = await dumped(await aWorld());
    const empty = await anotherDatabase();
    expect(await loadDump(empty, path)).toEqual({ companies: 3, ratings: 3, editions: 1 });
    const again = await dumped(empty);
    for (const name of ['company', 'rating_week', 'company_rating', 'award_edition', 'award_category', 'award_entrant', 'award_winner', 'industry', 'location'])
      expect([name, textIn(again, `data/${name}.csv`)]).toEqual([name, textIn(path, `data/${name}.csv`)]);
    await expect(loadDump(empty, path)).rejects.toThrow('There are companies in this database already.');
  });
});

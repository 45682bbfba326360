// Takes companies in from a file: `npm run import -- companies <file>`, in the database that the settings name, while the server runs or while it does not.
import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { companiesInCsv, companiesInJson, importFields, type ImportRefusal, type ImportRow } from '#core/company-profiles/company-import.ts';
import { Failure } from '#core/failure.ts';
import { importCompanies, type ImportOutcome } from '#server/adapters/administration/import-companies.ts';
import { host } from '#server/adapters/administration/log-action.ts';
import { openDatabaseBeside } from '#server/adapters/database/database.ts';
import { migrationsTaken } from '#server/adapters/database/migrate.ts';
import { readSettings } from '#server/app/config/read-settings.ts';

const help = `npm run import -- companies <file.csv|file.json> [--dry-run]

Adds the companies of a file and changes those that are there already, which are known by the name in URLs that is made of their name.
A CSV file names its columns in the first line; a JSON file holds a list. The columns, of which only name has to be there:
${importFields.join(', ')}.
What is empty or not there stays as it is. A company that is new needs an industry, too. locations are cities, parted by semicolons; sizes are those
that the pages show, 10k+, or a number. Done twice, it changes nothing. A line that will not do is named with the reason, and the others are taken in all the same.

--dry-run   Says what it would do, and does none of it.

It finds the database as npm start does: by DATABASE_URL or DATA_DIR, or by --database-url or --data-dir.`;

/** Stops with one sentence about what was wrong. */
const refuse = (sentence: string): never => {
  throw new Failure('invalid', sentence);
};

function rowsIn(file: string): readonly ImportRow[] {
  const [text, year] = [readFileSync(file, 'utf8'), new Date().getFullYear()];
  const kind = extname(file).toLowerCase();
  if (kind !== '.csv' && kind !== '.json') return refuse(`${file} ends neither in .csv nor in .json.`);
  const rows = kind === '.csv' ? companiesInCsv(text, year) : companiesInJson(parsed(text), year);
  return 'code' in rows ? refuse(sentenceOf(rows)) : rows;
}

function sentenceOf(refusal: ImportRefusal): string {
  if (refusal.code === 'unknown-columns') return `There is no column ${refusal.names.join(', ')}. The columns are ${importFields.join(', ')}.`;
  return refusal.code === 'no-list'
    ? 'The file has to hold a list of companies: [{ "name": "…" }, …].'
    : 'The first line has to name the columns, and one of them has to be name.';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return refuse(`The file is no JSON: ${Failure.from(error).cause instanceof Error ? String(Failure.from(error).cause) : 'it cannot be read'}.`);
  }
}

function lineOf(outcome: ImportOutcome): string {
  const what =
    outcome.is === 'changed'
      ? `changed (${outcome.fields.join(', ')})`
      : outcome.is === 'refused'
        ? `refused: ${outcome.problems.map(({ field, because }) => `${field}: ${because}`).join('; ')}`
        : outcome.is;
  return `line ${outcome.line}  ${outcome.name || 'without a name'}  ${what}`;
}

function report(outcomes: readonly ImportOutcome[], isDryRun: boolean): string {
  const counts = (['added', 'changed', 'unchanged', 'refused'] as const).map((is) => `${outcomes.filter((each) => each.is === is).length} ${is}`);
  return [...outcomes.map(lineOf), `${counts.join(', ')}${isDryRun ? '; this was a dry run, and nothing of it stays' : ''}.`].join('\n');
}

async function run(args: readonly string[]): Promise<string> {
  const isDryRun = args.includes('--dry-run');
  const given = args.filter((arg) => arg !== '--dry-run');
  const firstFlag = given.findIndex((arg) => arg.startsWith('--'));
  const [what, file, ...more] = firstFlag === -1 ? given : given.slice(0, firstFlag);
  if (what !== 'companies' || file === undefined || more.length > 0)
    return refuse('Say what to take in, and from which file: npm run import -- companies <file>. --help explains more.');
  const read = readSettings(process.env, firstFlag === -1 ? [] : given.slice(firstFlag));
  if ('complaints' in read) return refuse(read.complaints.join('\n'));
  const rows = rowsIn(file);
  const database = await openDatabaseBeside({ ...read.settings, dataDir: resolve(read.settings.dataDir), say: (sentence) => console.error(sentence) });
  try {
    await migrationsTaken(database.db);
    return report(await importCompanies(database.db, rows, { administrator: host, now: Date.now() }, isDryRun), isDryRun);
  } finally {
    await database.close();
  }
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help')) console.log(help);
else {
  try {
    console.log(await run(args));
  } catch (error) {
    const { message, cause } = Failure.from(error);
    console.error(cause instanceof Error ? cause.message : message);
    process.exitCode = 1;
  }
}

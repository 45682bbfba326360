import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { companiesInCsv, companiesInJson, type ImportRefusal, type ImportRow } from '#core/company-profiles/company-import.ts';
import { importFields } from '#core/company-profiles/import-fields.ts';
import { Failure } from '#core/failure.ts';
import { importCompanies } from '#server/adapters/administration/import-companies.ts';
import { host } from '#server/adapters/administration/log-action.ts';
import type { Settings } from '#server/app/config/settings.ts';
import { inDatabase, refuseImport } from './in-database.ts';
import { importReport, type Imported } from './import-report.ts';
import type { ImportArguments } from './read-arguments.ts';

export const companiesHelp = `npm run import -- companies <file.csv|file.json> [--dry-run]

Adds the companies of a file and changes those that are there already. They are recognised by their name in URLs, which is made from their name.
A CSV file names its columns in the first line, with commas, semicolons or tabs between cells; a JSON file is a list. The columns, of which only name is required:
${importFields.join(', ')}.
What is empty or missing stays as it is. A new company needs an industry, too. locations are cities, separated by semicolons; sizes are those
that the pages show, 10k+, or a number. Done twice, it changes nothing the second time. A line with a mistake is named with
the reason, the others are imported anyway, and the command ends with 1. An industry that does not exist yet is made, and named: it may be a typing mistake.`;

export async function companiesFrom({ place, flags }: ImportArguments, settings: Settings): Promise<Imported> {
  if (place === undefined) return refuseImport('Say from which file: npm run import -- companies <file>. --help explains more.');
  const rows = rowsIn(place);
  const isDryRun = flags.has('dry-run');
  return inDatabase(settings, async (db) =>
    importReport(await importCompanies(db, rows, { administrator: host, now: Date.now() }, isDryRun), ({ name }) => name || 'without a name', isDryRun),
  );
}

function rowsIn(file: string): readonly ImportRow[] {
  const [text, year] = [readFileSync(file, 'utf8'), new Date().getFullYear()];
  const kind = extname(file).toLowerCase();
  if (kind !== '.csv' && kind !== '.json') return refuseImport(`${file} ends neither in .csv nor in .json.`);
  const rows = kind === '.csv' ? companiesInCsv(text, year) : companiesInJson(parsed(text), year);
  return 'code' in rows ? refuseImport(sentenceOf(rows)) : rows;
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
    return refuseImport(`The file is not JSON: ${Failure.from(error).cause instanceof Error ? String(Failure.from(error).cause) : 'it cannot be read'}.`);
  }
}

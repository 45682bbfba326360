// Takes companies, jobs and coupons in: `npm run import -- companies <file>`, `npm run import -- jobs <file or URL>`, `npm run import -- coupons <file>`, in the database that the settings name, while the server runs or while it does not.
import { Failure } from '#core/failure.ts';
import { readSettings } from '#server/app/config/read-settings.ts';
import { companiesFrom, companiesHelp } from './import/companies.ts';
import { couponsFrom, couponsHelp } from './import/coupons.ts';
import type { Imported } from './import/import-report.ts';
import { refuseImport } from './import/in-database.ts';
import { jobsFrom, jobsHelp } from './import/jobs.ts';
import { readImportArguments } from './import/read-arguments.ts';

const help = `${companiesHelp}

${jobsHelp}

${couponsHelp}

--dry-run   Says what it would do, and does nothing.

It finds the database as npm start does: by DATABASE_URL or DATA_DIR, or by --database-url or --data-dir.`;

async function run(args: readonly string[]): Promise<Imported> {
  const asked = readImportArguments(args);
  if (asked.what !== 'companies' && asked.what !== 'jobs' && asked.what !== 'coupons')
    return refuseImport(
      'Say what to import, and from where: npm run import -- companies <file>, npm run import -- jobs <file or URL>, or npm run import -- coupons <file>. --help explains more.',
    );
  const read = readSettings(process.env, asked.settings);
  if ('complaints' in read) return refuseImport(read.complaints.join('\n'));
  if (asked.what === 'companies') return companiesFrom(asked, read.settings);
  if (asked.what === 'coupons') return couponsFrom(asked, read.settings);
  return jobsFrom(asked, read.settings);
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help')) console.log(help);
else {
  try {
    const { report, hasFailed } = await run(args);
    console.log(report);
    if (hasFailed) process.exitCode = 1;
  } catch (error) {
    const { message, cause } = Failure.from(error);
    console.error(error instanceof Failure ? message : cause instanceof Error ? cause.message : message);
    process.exitCode = 1;
  }
}

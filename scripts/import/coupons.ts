import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { dayOf } from '#core/figures/ago.ts';
import { couponColumns, couponsInCsv, type CouponRefusal } from '#core/rewards/coupon-import.ts';
import { host } from '#server/adapters/administration/log-action.ts';
import { importCoupons } from '#server/adapters/rewards/import-coupons.ts';
import type { Settings } from '#server/app/config/settings.ts';
import { inDatabase, refuseImport } from './in-database.ts';
import { importReport, type Imported } from './import-report.ts';
import type { ImportArguments } from './read-arguments.ts';

export const couponsHelp = `npm run import -- coupons <file.csv> [--dry-run]

Adds what points pay for, and its codes. A CSV file names its columns in the first line, and each line is one code; all columns are required:
${couponColumns.join(', ')}.
title and text are in English, titleHi and textHi in Hindi; points is what it costs, endsOn its last day, such as 2027-03-31. A coupon is recognised by its title: all its
lines say the same about it, and what differs from before is changed. Done twice, it changes nothing, and a code that was given is not given again.
Nobody can tell who got a code: the server does not know.
A line with a mistake is named with the reason, the others are imported anyway, and the command ends with 1.`;

export async function couponsFrom({ place, flags }: ImportArguments, settings: Settings): Promise<Imported> {
  if (place === undefined) return refuseImport('Say from which file: npm run import -- coupons <file.csv>. --help explains more.');
  if (extname(place).toLowerCase() !== '.csv') return refuseImport(`${place} does not end in .csv.`);
  const [now, isDryRun] = [Date.now(), flags.has('dry-run')];
  const rows = couponsInCsv(readFileSync(place, 'utf8'), dayOf(now));
  if ('names' in rows) return refuseImport(sentenceOf(rows));
  return inDatabase(settings, async (db) =>
    importReport(await importCoupons(db, rows, { administrator: host, now }, isDryRun), ({ title }) => title || 'without a title', isDryRun),
  );
}

const sentenceOf = ({ code, names }: CouponRefusal): string =>
  code === 'missing-columns'
    ? `The column ${names.join(', ')} is missing. The columns are ${couponColumns.join(', ')}.`
    : `There is no column ${names.join(', ')}. The columns are ${couponColumns.join(', ')}.`;

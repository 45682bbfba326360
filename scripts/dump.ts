// Open data: writes a signed archive of all that everyone may read in figures, checks one, and builds one in an empty database.
import { statSync } from 'node:fs';
import { dayOf } from '#core/figures/ago.ts';
import { openDatabaseBeside } from '#server/adapters/database/database.ts';
import { dumpFileAt, writeDumpFile } from '#server/adapters/dump/dump-file.ts';
import type { DumpPackage } from '#server/adapters/dump/dump-format.ts';
import { publishedIn } from '#server/adapters/dump/system-dumps.ts';
import { dumpOf } from '#server/adapters/dump/write-dump.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { counted, meant, product, refuse, runCommand, secondsSince, sizeOf, untilStopped, type Typed } from './backup/command.ts';
import { loadedDump } from './dump/load.ts';
import { verifiedDump } from './dump/verify.ts';

const help = `npm run dump [-- <folder or file.zip>]
npm run dump -- verify <file.zip> [<key>]
npm run dump -- load <file.zip>

Writes all open data into one archive: companies, ratings week by week, figures of pay and of leaving that are from many people, awards
with everything they are made from, lists of jobs and cities, and the ledger of removals. It has only columns that the data map names as
read by everyone. It is a Frictionless data package of CSV files, signed with the key of this installation; the server may run. Let a
timer run it each month. Without a place it is published: it goes into the folder dumps of DATA_DIR, and /transparency offers it to everyone.

verify  Checks the signature and the hash of every file, looks through every row for figures of too few people, makes every rating again from its
        weeks and every list of awards again from its figures, and compares them to the letter. It needs no database. The key is the one that
        /transparency shows; without it, it says by which key the dump was signed.
load    Builds companies, ratings and awards of a dump in an empty database, for others to compute with. No member, review or salary is in a dump,
        so you cannot start a site for members from one.

It finds the database as npm start does: by DATABASE_URL or DATA_DIR, or by --database-url or --data-dir.
`;

async function run(typed: Typed): Promise<string> {
  const [first, second, ...others] = typed.words;
  if (first !== 'verify' && first !== 'load') {
    if (second !== undefined) return refuse(`One place is enough; ${second} is a second one.`);
    return written(typed, first === undefined ? publishedIn(typed.settings.dataDir) : meant(first));
  }
  const file = meant(second ?? refuse(`Name the dump: npm run dump -- ${first} <file.zip>.`));
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return refuse(`There is no dump ${file}.`);
  const [key, ...rest] = others;
  if (rest.length > 0 || (first === 'load' && key !== undefined)) return refuse(`npm run dump -- ${first} takes one file. npm run dump -- --help explains it.`);
  return first === 'verify' ? verifiedDump(file, key) : loadedDump(file, typed.settings);
}

async function written({ settings }: Typed, place: string): Promise<string> {
  const began = performance.now();
  const today = dayOf(Date.now());
  const path = dumpFileAt(place, today);
  const database = await openDatabaseBeside({ ...settings, say: (sentence) => console.error(sentence) });
  try {
    const secrets = await openKnownSecrets(database.db, settings);
    let described: DumpPackage | undefined;
    const facts = { brand: settings.brandName, homepage: settings.publicOrigin ?? null, today, version: product, secrets };
    const { bytes, sha256 } = await writeDumpFile(path, untilStopped(dumpOf(database.url, facts, (recorded) => (described = recorded))));
    const rows = described?.resources.reduce((sum, each) => sum + each.rows, 0) ?? 0;
    return [
      `Wrote ${counted(rows, 'row', 'rows')} of ${counted(described?.resources.length ?? 0, 'table', 'tables')} into ${path}: ${sizeOf(bytes)}, in ${secondsSince(began)}.`,
      `SHA-256 of the file: ${sha256}`,
    ].join('\n');
  } finally {
    await database.close();
  }
}

await runCommand(help, run);

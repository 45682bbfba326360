// Backs up the whole database into one file, while the server runs or while it does not.
import { existsSync } from 'node:fs';
import type { BackupEnd } from '#server/adapters/backup/backup-format.ts';
import { writeBackupFile } from '#server/adapters/backup/backup-file.ts';
import { placeNamed } from '#server/adapters/backup/backup-place.ts';
import { withSnapshot } from '#server/adapters/backup/snapshot.ts';
import { framesOf } from '#server/adapters/backup/write-frames.ts';
import { openDatabaseBeside } from '#server/adapters/database/database.ts';
import { dataIn } from '#server/adapters/postgres/postgres-data.ts';
import { objectsFrom } from '#server/app/config/picture-settings.ts';
import { counted, meant, product, refuse, runCommand, secondsSince, sizeOf, untilStopped, type Typed } from './backup/command.ts';
import { keyIsApart } from './backup/instance-key.ts';
import { passphraseFileHelp, passphraseForNew, shortestPassphrase } from './backup/passphrase.ts';

const help = `npm run backup -- <folder or file> [--passphrase-file <file> | --ask-passphrase]

Writes everything in the database at this moment, pictures too, into one file; the server may run and members may write.
A name that ends in .backup is a file. Anything else is a folder, which is made if it is missing, and the file in it is named after the
time, such as daftar-2026-11-22-013000.backup. A file that is already there is never overwritten, and one of that name is always complete.
npm run restore reads it.

The key of the installation is not in it. A line at the end says where that key is: store it, too, and somewhere else.

--passphrase-file  Encrypts the backup with what is in this file: at least ${shortestPassphrase} characters. ${passphraseFileHelp}
--ask-passphrase   Encrypts it with what you type, or with the first line that another program hands over.

A backup names members as the database does. Without a passphrase it is not encrypted, and the last line says so: anyone who has the file has
all of that, except the key. What members delete stays in the backups from before, so destroy old ones.

It finds the database as npm start does: by DATABASE_URL or DATA_DIR, or by --database-url or --data-dir, which
is refused together with DATABASE_URL.
`;

const unencrypted =
  'The backup is not encrypted, so anyone who gets hold of the file can read everything in it; --passphrase-file or --ask-passphrase encrypts the next one.';

async function backUp(typed: Typed): Promise<string> {
  const { words, settings } = typed;
  const [named = refuse('Say where the backup goes: npm run backup -- <folder or file>. npm run backup -- --help explains it.'), ...others] = words;
  if (others.length > 0) return refuse(`One place is enough; ${others[0]} is a second one.`);
  if (!settings.databaseUrl && !existsSync(dataIn(settings.dataDir)))
    return refuse(`There is no database in ${settings.dataDir}. Start the server once, or name its folder with --data-dir.`);
  const where = settings.databaseUrl ? 'at DATABASE_URL' : `in ${settings.dataDir}`;
  const place = placeNamed(named, meant('.'), new Date());
  const passphrase = await passphraseForNew(typed);
  const began = performance.now();
  const database = await openDatabaseBeside({ ...settings, say: (sentence) => console.error(sentence) });
  try {
    let end: BackupEnd | undefined;
    const { bytes, sha256 } = await withSnapshot(database.url, { product, objects: objectsFrom(settings) }, async (source) => {
      place.ready();
      return writeBackupFile(place.file, untilStopped(framesOf(source, (recorded) => (end = recorded))), passphrase);
    });
    return [
      `Backed up ${counted(end?.rows ?? 0, 'row', 'rows')} of ${counted(end?.tables ?? 0, 'table', 'tables')} ${where} into ${place.file}: ${sizeOf(bytes)}, in ${secondsSince(began)}${passphrase === undefined ? '' : ', encrypted'}.`,
      `SHA-256 of the file: ${sha256}`,
      `SHA-256 of the rows: ${end?.contents}`,
      keyIsApart(settings),
      ...(passphrase === undefined ? [unencrypted] : []),
    ].join('\n');
  } finally {
    await database.close();
  }
}

await runCommand(help, backUp);

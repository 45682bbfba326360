// Restores a backup into an empty database.
import { statSync } from 'node:fs';
import { framesInFile } from '#server/adapters/backup/backup-file.ts';
import { checkBackup, restoreInto } from '#server/adapters/backup/restore.ts';
import { openDatabase } from '#server/adapters/database/database.ts';
import { counted, meant, refuse, runCommand, secondsSince, untilStopped, type Typed } from './backup/command.ts';
import { keyFits } from './backup/instance-key.ts';
import { sentencesOfCluster } from './backup/of-cluster.ts';
import { passphraseForKnown } from './backup/passphrase.ts';

const help = `npm run restore -- <file> [--passphrase-file <file> | --ask-passphrase]

Puts what npm run backup wrote into an empty database: first the whole file is checked, then its rows are written and read back. A file
that was changed, cut off or encrypted with another passphrase is refused, and so is a database that is not empty. A restore that is
stopped leaves the database empty; start it again. Only one that is killed in its last moment may be complete without having said so: the
next one then says that there is a database already, and by which hash you can see whether it is complete.

--passphrase-file is read as npm run backup reads it, and as former versions did, so each backup opens with the file it was made with.

The lines that the removal ledger got after the backup are gone: a browser that read one of them takes the shorter ledger for a rewritten
one, and no new name is made in it; another browser makes one. Pictures come into the database, and go from there into the bucket that
is set: give a new installation a new one, and empty the old one once the old database is destroyed.

No server may run on that database during the restore. A later version of the server upgrades the schema when it starts; an earlier
one refuses the backup.

It takes the database that npm start would take: by DATABASE_URL or DATA_DIR, or by --database-url or --data-dir, which
is refused together with DATABASE_URL.
`;

async function restore(typed: Typed): Promise<string> {
  const { words, settings } = typed;
  const [place = refuse('Name the backup: npm run restore -- <file>. npm run restore -- --help explains it.'), ...others] = words;
  if (others.length > 0) return refuse(`One backup at a time; ${others[0]} is a second one.`);
  const file = meant(place);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return refuse(`There is no backup ${file}.`);
  const say = (sentence: string) => console.error(sentence);
  const askPassphrase = passphraseForKnown(typed);
  const began = performance.now();
  const checked = await checkBackup(untilStopped(framesInFile(file, askPassphrase)));
  const database = await openDatabase({ ...settings, say });
  try {
    const name = settings.databaseUrl ? 'DATABASE_URL' : settings.dataDir;
    const { howEmpty, afterwards } = await sentencesOfCluster(database);
    const whenFilled = `A backup needs an empty one; nothing was changed.${howEmpty} If a restore was killed in its last moment, it is complete if npm run backup names this SHA-256 of its rows: ${checked.end.contents}`;
    const { head, end } = await restoreInto({ url: database.url, name, whenFilled, say }, untilStopped(framesInFile(file, askPassphrase)));
    return [
      `Restored ${counted(end.rows, 'row', 'rows')} of ${counted(end.tables, 'table', 'tables')} from ${head.madeAt} into ${name}, in ${secondsSince(began)}.`,
      `SHA-256 of the rows: ${end.contents}`,
      await keyFits(database, settings),
      ...afterwards,
    ].join('\n');
  } finally {
    await database.close();
  }
}

await runCommand(help, restore);

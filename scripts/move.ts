// Moves an instance from the database that comes along to one of the host, or back.
import { existsSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import { refuseFilledTarget, restoreInto } from '#server/adapters/backup/restore.ts';
import { withSnapshot } from '#server/adapters/backup/snapshot.ts';
import { framesOf, type BackupSource } from '#server/adapters/backup/write-frames.ts';
import { refuseBesideServers } from '#server/adapters/change-secret.ts';
import { openDatabase, type Database } from '#server/adapters/database/database.ts';
import { dataIn } from '#server/adapters/postgres/postgres-data.ts';
import { roundOverMachines } from '#server/adapters/hourly-round.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { objectsFrom } from '#server/app/config/picture-settings.ts';
import { counted, product, refuse, runCommand, secondsSince, untilStopped, type Typed } from './backup/command.ts';
import { keyFits } from './backup/instance-key.ts';
import { sentencesOfCluster } from './backup/of-cluster.ts';
import { tables } from '#server/app/wiring/tables.ts';

const help = `npm run move -- to-database-url
npm run move -- to-data-dir

to-database-url  Copies the built-in database, in DATA_DIR, into an empty one at DATABASE_URL.
to-data-dir      Copies the database at DATABASE_URL into a new built-in one, in DATA_DIR.

Every server must be stopped, because what members write during a move would be lost. Each table is read back and compared. A move that
is stopped leaves the new database empty; start it again. Only one that is killed in its last moment may be complete without having said
so: the next one then says that there is a database already. Everything in the old one stays as it was. The key of the installation
stays where it is: leave DATA_DIR as it was, or set KEYS_DIR.

Name both ends as for npm start: by DATA_DIR and DATABASE_URL, or by --data-dir and --database-url.
`;

const ways = ['to-database-url', 'to-data-dir'];

interface End {
  readonly name: string;
  readonly isEmbedded: boolean;
  readonly open: () => ReturnType<typeof openDatabase>;
}

function endsOf({ words, settings }: Typed): { readonly from: End; readonly to: End; readonly advice: string } {
  const [way = '', ...others] = words;
  if (!ways.includes(way) || others.length > 0) return refuse(`Say where to: ${ways.join(' or ')}. npm run move -- --help explains both.`);
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === undefined) return refuse('DATABASE_URL names the other end of a move; give it, or --database-url.');
  const say = (sentence: string) => console.error(sentence);
  const embedded = { name: dataDir, isEmbedded: true, open: () => openDatabase({ dataDir, say }) };
  const own = { name: 'DATABASE_URL', isEmbedded: false, open: () => openDatabase({ dataDir, databaseUrl, say }) };
  return way === 'to-database-url'
    ? { from: embedded, to: own, advice: 'From now on start with DATABASE_URL' }
    : { from: own, to: embedded, advice: 'From now on start without DATABASE_URL' };
}

const running = ({ name }: End): Failure =>
  new Failure('conflict', `A server is running on ${name}, and what members write during a move would be lost. Stop every server first; nothing was changed.`);

/** Opens the old database and blocks servers from starting on a bundled one. */
async function openStill(end: End): ReturnType<typeof openDatabase> {
  if (end.isEmbedded && !existsSync(dataIn(end.name))) return refuse(`There is no database in ${end.name}.`);
  try {
    return await end.open();
  } catch (error) {
    throw Failure.from(error).kind === 'conflict' ? running(end) : error;
  }
}

async function refuseEmpty(db: Kysely<Tables>, { name }: End): Promise<void> {
  const { rows } = await sql<{ readonly has: boolean }>`select to_regclass('migration') is not null as has`.execute(db);
  if (!rows[0]?.has) refuse(`There is nothing to move: no server has been started on ${name} yet.`);
}

const refuseUsed = (db: Kysely<Tables>, end: End): Promise<void> =>
  refuseBesideServers(db).catch((error: unknown) => {
    throw Failure.from(error).kind === 'conflict' ? running(end) : error;
  });

/** Mixes the latest rows, whose order would reveal authors once the database is idle. */
async function mixLast(database: Pick<Database, 'db' | 'url'>, end: End): Promise<void> {
  await refuseUsed(database.db, end);
  await roundOverMachines(database, tables, new SystemClock(), { isDueNow: true }).catch((error: unknown) =>
    console.error(
      `Rows written last in ${end.name} could not be rewritten in random order, so someone who takes it can find out more about who made which name: ${Failure.from(error).message}`,
    ),
  );
}

const whenFilled = (howEmpty: string): string =>
  `A move needs an empty one; nothing was changed.${howEmpty} If a move was killed in its last moment, it is complete if npm run backup names the same SHA-256 of the rows for both ends.`;

/** Ensures nobody uses the database during the copy. */
async function* stillFrames(source: BackupSource, db: Kysely<Tables>, end: End): AsyncGenerator<Buffer> {
  await refuseUsed(db, end);
  yield* framesOf(source);
  await refuseUsed(db, end);
}

async function move(typed: Typed): Promise<string> {
  const { from, to, advice } = endsOf(typed);
  const began = performance.now();
  const before = await openStill(from);
  try {
    await refuseEmpty(before.db, from);
    await refuseUsed(before.db, from);
    const after = await to.open();
    try {
      const { howEmpty, afterwards } = await sentencesOfCluster(after);
      const target = { url: after.url, name: to.name, whenFilled: whenFilled(howEmpty), say: (sentence: string) => console.error(sentence) };
      await refuseFilledTarget(target);
      await mixLast(before, from);
      const { end } = await withSnapshot(before.url, { product, objects: objectsFrom(typed.settings) }, (source) =>
        restoreInto(target, untilStopped(stillFrames(source, before.db, from))),
      );
      return [
        `Moved ${counted(end.rows, 'row', 'rows')} of ${counted(end.tables, 'table', 'tables')} from ${from.name} into ${to.name}, in ${secondsSince(began)}.`,
        `SHA-256 of the rows: ${end.contents}`,
        await keyFits(after, typed.settings),
        `${advice}, and no longer on ${from.name}, where everything stays as it was. Destroy it once all is well.`,
        ...afterwards,
      ].join('\n');
    } finally {
      await after.close();
    }
  } finally {
    await before.close();
  }
}

await runCommand(help, move, 'both databases');

// Looks over an installation, while its server runs or while it does not, and says of each part whether it is in order and what to do.
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import { openDatabaseBeside, type Database } from '#server/adapters/database/database.ts';
import { dataIn } from '#server/adapters/postgres/postgres-data.ts';
import { loginMethodsFromSettings, type LoginMethodSettings } from '#server/app/config/login-settings.ts';
import { operatorFrom } from '#server/app/config/operator-settings.ts';
import { readSettings } from '#server/app/config/read-settings.ts';
import type { Settings } from '#server/app/config/settings.ts';
import { pagesUrlOf } from '#server/app/process/listening.ts';
import { tables } from '#server/app/wiring/tables.ts';
import { meant, withWholePaths } from './backup/command.ts';
import { databaseFindings } from './doctor/database-findings.ts';
import { ok, reasonIn, wrong, type Finding } from './doctor/finding.ts';
import { grievanceFinding } from './doctor/grievance-finding.ts';
import { backupFinding, clockFinding, diskFinding, keyFinding, newDatabaseFinding } from './doctor/instance-findings.ts';
import { machineFindings } from './doctor/machines-finding.ts';
import { bucketFinding, loginFindings, mailFinding, originFinding, portalFindings } from './doctor/reach-findings.ts';
import { countedFinding, modeFinding, operatorFinding } from './doctor/setting-findings.ts';
import { textsFinding } from './doctor/text-findings.ts';

const help = `npm run doctor -- [--backups <folder>] [--json]

Looks over this installation and says of each part, in one line, whether it is ok, worth a look, or wrong, and what to do. It ends with 1
if something is wrong, else with 0. The server may run or not. If it does not, the built-in database is started for a moment, and a
server that is started just then is refused. Nothing is changed, except that an object of three bytes is put into the bucket, if there
is one, and removed again. No email is sent, and no secret is printed.

--backups  The folder that backups go to, to say how old the newest is.
--json     Prints the same as JSON.

It reads the settings as npm start does: from the environment, or by a flag such as --data-dir, which is refused
together with DATABASE_URL.
`;

interface Asked {
  readonly isJson: boolean;
  readonly backups: string | undefined;
  readonly settings: readonly string[];
}

function askedBy(args: readonly string[]): Asked {
  const words = args.flatMap((arg) => (arg.startsWith('--backups=') ? ['--backups', arg.slice('--backups='.length)] : [arg]));
  const at = words.indexOf('--backups');
  const folder = at === -1 ? undefined : words[at + 1];
  if (at !== -1 && folder === undefined) throw new Failure('invalid', '--backups takes a folder.');
  const settings = words.filter((word, index) => word !== '--json' && (at === -1 || (index !== at && index !== at + 1)));
  return { isJson: words.includes('--json'), backups: folder && meant(folder), settings };
}

async function findingsFor({ backups, settings: flags }: Asked): Promise<readonly Finding[]> {
  const read = readSettings(process.env, flags);
  if ('complaints' in read) return read.complaints.map((complaint) => wrong('settings', complaint));
  const settings = withWholePaths(read.settings);
  const methods = loginMethodsFromSettings(settings);
  if ('complaints' in methods) return methods.complaints.map((complaint) => wrong('settings', complaint));
  return [
    ok('settings', 'All can be read.'),
    ...(await withDatabase(settings, methods)),
    ...(settings.databaseUrl === undefined ? [diskFinding(settings.dataDir)] : []),
    await originFinding(settings),
    ...(await loginFindings(methods, new URL(pagesUrlOf(settings)))),
    ...(await portalFindings(settings)),
    await mailFinding(settings, methods.isDemo),
    await bucketFinding(settings),
    countedFinding(settings, methods),
    operatorFinding(settings, methods.isDemo),
    await textsFinding(settings.dataDir, operatorFrom(settings, methods.isDemo)),
    backupFinding(backups, methods.isDemo, Date.now()),
  ];
}

/** Includes findings of the same kind where the database does not answer. */
async function withDatabase(settings: Settings, { isDemo }: LoginMethodSettings): Promise<readonly Finding[]> {
  const alone = (fingerprint?: null) => [clockFinding(Date.now(), undefined), keyFinding(settings, fingerprint)];
  if (settings.databaseUrl === undefined && !existsSync(dataIn(settings.dataDir))) return [newDatabaseFinding(settings.dataDir), ...alone(null)];
  let database: Database;
  try {
    database = await openDatabaseBeside({ ...settings, say: (sentence) => console.error(sentence) });
  } catch (error) {
    return [wrong('database', `${reasonIn(error)}.`), ...alone()];
  }
  try {
    const { findings, isCurrent, isEmpty } = await databaseFindings(
      database,
      settings.databaseUrl === undefined ? `in ${settings.dataDir}` : 'at DATABASE_URL',
    );
    const noted = isCurrent ? await database.db.selectFrom('installation').selectAll().executeTakeFirst() : undefined;
    const machines = isEmpty ? [] : await machineFindings(database, isCurrent ? tables : []);
    const clock = clockFinding(...(await bothClocks(database)));
    const grievances = isCurrent ? [await grievanceFinding(database, Date.now())] : [];
    return [
      ...findings,
      ...machines,
      clock,
      keyFinding(settings, isEmpty ? null : noted?.secret_fingerprint),
      ...(noted ? [modeFinding(noted, isDemo)] : []),
      ...grievances,
    ];
  } catch (error) {
    return [wrong('database', `${reasonIn(error)}.`), ...alone()];
  } finally {
    await database.close();
  }
}

/** Time here, halfway through the query, and at the database. */
async function bothClocks({ db }: Database): Promise<[number, number | undefined]> {
  const before = Date.now();
  const { rows } = await sql<{ readonly now: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
  return [(before + Date.now()) / 2, rows[0]?.now];
}

const lineOf = ({ verdict, part, sentence }: Finding): string => `${verdict.padEnd(5)}  ${part.padEnd(11)}  ${sentence}`;

async function examine(args: readonly string[]): Promise<void> {
  const asked = askedBy(args);
  const findings = await findingsFor(asked);
  const isWrong = findings.some(({ verdict }) => verdict === 'wrong');
  console.log(asked.isJson ? JSON.stringify(findings, undefined, 2) : findings.map(lineOf).join('\n'));
  process.exitCode = Number(isWrong);
}

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(help);
else
  await examine(args).catch((error: unknown) => {
    console.error(`${reasonIn(error)}.`);
    process.exitCode = 1;
  });

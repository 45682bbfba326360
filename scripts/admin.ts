// Commands of the host, in the database that the settings name: appoint and remove moderators and administrators, lift bans and silences, while the server
// runs or while it does not, change the key of the installation, read the names again that the search finds, confirm that a job is open, close the awards of a year, list and
// merge industries, and spread the companies' tables over several machines.
import { resolve } from 'node:path';
import { dayOf } from '#core/figures/ago.ts';
import { fewestEditionReviews } from '#core/awards/award-rule.ts';
import { grouped } from '#core/figures/counts.ts';
import { Failure } from '#core/failure.ts';
import { grantedRoles, roleClaimHours, roleClaimUrl, type GrantedRole, type MemberRole } from '#core/moderation/member-role.ts';
import { screens } from '#core/navigation/screens.ts';
import { openDatabaseBeside, type Database } from '#server/adapters/database/database.ts';
import { migrationsTaken } from '#server/adapters/database/migrate.ts';
import { notedPagesUrl } from '#server/adapters/database/pages-url.ts';
import { closeEdition } from '#server/adapters/awards/close-edition.ts';
import { host } from '#server/adapters/administration/log-action.ts';
import { changeRole } from '#server/adapters/moderation/change-role.ts';
import { confirmJob } from '#server/adapters/jobs/confirm-job.ts';
import { storedSanctions, liftByHost, type StoredSanction } from '#server/adapters/moderation/sanctions.ts';
import { makeRoleClaim } from '#server/adapters/moderation/role-claims.ts';
import { changeSecret, refuseBesideServers } from '#server/adapters/change-secret.ts';
import { fillSearch } from '#server/adapters/search/fill-search.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { nextSecrets, secretFileOf, takeNextSecret } from '#server/adapters/secrets/secret-file.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { readSettings } from '#server/app/config/read-settings.ts';
import type { Settings } from '#server/app/config/settings.ts';
import { pagesUrlOf } from '#server/app/process/listening.ts';
import { kinds } from '#server/app/wiring/declarations.ts';
import { tables } from '#server/app/wiring/tables.ts';
import { adminHelp } from './admin/admin-help.ts';
import { industriesInLines, mergeNamedIndustries } from './admin/industries.ts';
import { partsOf, spreadInLines } from './admin/spread.ts';

interface Account {
  readonly id: string;
  readonly display_name: string;
  readonly role: MemberRole;
}

type Db = Database['db'];

const refuse = (sentence: string): never => {
  throw new Failure('invalid', sentence);
};

const lineOf = ({ id, display_name, role }: Account, ...more: readonly string[]): string => [`${role.padEnd(14)} ${id}`, ...more, display_name].join('  ');

const accountsIn = (db: Db) => db.selectFrom('account').select(['id', 'display_name', 'role']).orderBy('role').orderBy('display_name').orderBy('id');

const roleNamed = (text: string | undefined): GrantedRole =>
  grantedRoles.find((role) => role === text) ?? refuse(`Name the role: ${grantedRoles.join(' or ')}.`);

async function accountNamed(db: Db, name: string | undefined): Promise<Account> {
  if (name === undefined) return refuse('Name the account, by its id or by the name in its profile.');
  const found = await accountsIn(db)
    .where(({ eb, or }) => or([eb('id', '=', name), eb('display_name', '=', name)]))
    .limit(20)
    .execute();
  const [only, ...others] = found;
  if (!only) return refuse(`No account is called ${name}. npm run admin -- invite makes a link that needs no name.`);
  return others.length === 0 ? only : refuse(`Several accounts are called ${name}. Name one by its id:\n${found.map((each) => lineOf(each)).join('\n')}`);
}

async function list(db: Db): Promise<string> {
  const found = await accountsIn(db).where('role', '<>', 'member').execute();
  if (found.length === 0) return 'Nobody moderates yet. npm run admin -- invite administrator makes a link.';
  const since = await roleDays(db);
  return found.map((account) => lineOf(account, `since ${since.get(account.id) ?? 'a year or more'}`)).join('\n');
}

/** Day each account got its role, from the administrators' log. */
async function roleDays(db: Db): Promise<ReadonlyMap<string, string>> {
  const changes = await db.selectFrom('administrator_action').select(['subject', 'acted_on']).where('action', '=', 'role-changed').orderBy('id').execute();
  return new Map(changes.map(({ subject, acted_on }) => [subject, acted_on]));
}

async function change(db: Db, name: string | undefined, role: MemberRole): Promise<string> {
  const account = await accountNamed(db, name);
  await db.transaction().execute((transaction) => changeRole(transaction, account.id, role, { administrator: host, now: Date.now() }));
  return lineOf({ ...account, role });
}

const storedLine = ({ id, measure, name, imposedOn }: StoredSanction): string =>
  `${measure.padEnd(7)}  ${id}  since ${imposedOn}  ${name ?? 'continues from a deleted account'}`;

async function lift(db: Db, name: string | undefined): Promise<string> {
  const now = Date.now();
  const stored = await storedSanctions(db, now);
  if (name === undefined) return stored.length === 0 ? 'Nobody is banned or silenced.' : stored.map(storedLine).join('\n');
  const found = stored.filter((each) => each.id === name || each.name === name);
  const [only, ...others] = found;
  if (!only) return refuse(`There is no ban or silence for ${name}. npm run admin -- lift lists all of them.`);
  if (others.length > 0) return refuse(`There are several for ${name}. Name one by its id:\n${found.map(storedLine).join('\n')}`);
  await liftByHost(db, kinds, only.id, now);
  return `The ${only.measure} is lifted.`;
}

/** Stores the new key beside the old one first, so that an interrupted change can resume. */
async function changeKey(db: Db, place: Settings): Promise<string> {
  const wanted = process.env['NEW_SECRET_KEY'];
  const isSet = place.secretKey !== undefined;
  if (isSet && (wanted === undefined || 'complaints' in readSettings({ SECRET_KEY: wanted }, [])))
    return refuse('SECRET_KEY is set, so give the new one in NEW_SECRET_KEY: at least 32 characters that nobody can guess.');
  await refuseBesideServers(db);
  const from = await openKnownSecrets(db, place);
  const to = isSet ? new Secrets(Buffer.from(wanted ?? '')) : nextSecrets(place);
  await changeSecret(db, tables, from, to);
  if (isSet) return `The key is changed. From now on start with the new one as SECRET_KEY.\n${afterChange}`;
  takeNextSecret(place);
  return `The key is changed. The new one is in ${secretFileOf(place)}; back it up apart from the data.\n${afterChange}`;
}

const afterChange =
  'Take a new backup now. Backups from before can only be restored with the old key: if you have a copy of it, store it apart from them for as long as you have them.';

async function readSearchAgain(db: Db): Promise<string> {
  await fillSearch(db, { isWhole: true });
  const found = await db
    .selectFrom('search_entry')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return `The search knows ${grouped(Number(found?.count ?? 0))} names.`;
}

async function confirm(db: Db, jobId: string | undefined): Promise<string> {
  if (jobId === undefined) return refuse('Name the job, by its id.');
  return `The employer said today that it is open: ${await confirmJob(db, jobId, { administrator: host, now: Date.now() })}.`;
}

async function closeAwards(db: Db, year: string | undefined, flags: Flags): Promise<string> {
  if (year === undefined) return refuse('Name the year of the awards, such as 2026.');
  const isDryRun = flags.has('--dry-run');
  const closing = { isDryRun, fewestReviews: flags.has('--anyway') ? 0 : fewestEditionReviews };
  const { companiesCount, reviewsCount, winnersCount, digest } = await closeEdition(db, Number(year), dayOf(Date.now()), closing);
  const counted = `${grouped(reviewsCount)} reviews of ${grouped(companiesCount)} companies count, of which ${grouped(winnersCount)} win.`;
  if (isDryRun) return `The awards of ${year} would be closed: ${counted} This was a dry run, and nothing was saved.`;
  return `The awards of ${year} are closed: ${counted}\nSHA-256 of the figures: ${digest}`;
}

type Flags = ReadonlySet<string>;

interface Command {
  readonly most: number;
  readonly takes?: readonly string[];
  /** Statements may take hours. */
  readonly isPatient?: true;
  /** Looks by itself at how old a schema is. */
  readonly isForAnySchema?: true;
  /** Refuses words before a database is opened. */
  readonly judge?: (words: readonly string[]) => void;
  readonly run: (db: Db, words: readonly string[], settings: Settings, flags: Flags) => Promise<string>;
}

/** Links to the last started server, unless the settings give another address. */
async function invite(db: Db, role: string | undefined, settings: Settings): Promise<string> {
  const origin = settings.publicOrigin ?? (await notedPagesUrl(db)) ?? pagesUrlOf(settings);
  const given = roleNamed(role);
  const link = roleClaimUrl(origin, screens.team, await makeRoleClaim(db, given, Date.now()));
  const meaning = `The account that confirms it first gets the role: ${given}. It works once, for ${roleClaimHours} hours; give it to nobody else.`;
  const elsewhere = `PUBLIC_ORIGIN is not set: if others reach the server at another address, put that in place of ${origin}.`;
  return [link, meaning, ...(new URL(origin).hostname === 'localhost' ? [elsewhere] : [])].join('\n');
}

const commands: Readonly<Record<string, Command>> = {
  list: { most: 0, run: list },
  appoint: { most: 2, run: (db, [name, role]) => change(db, name, roleNamed(role)) },
  remove: { most: 1, run: (db, [name]) => change(db, name, 'member') },
  lift: { most: 1, run: (db, [name]) => lift(db, name) },
  'change-key': { most: 0, run: (db, _words, settings) => changeKey(db, settings) },
  'fill-search': { most: 0, run: (db) => readSearchAgain(db) },
  'confirm-job': { most: 1, run: (db, [jobId]) => confirm(db, jobId) },
  'close-awards': { most: 1, takes: ['--dry-run', '--anyway'], run: (db, [year], _settings, flags) => closeAwards(db, year, flags) },
  industries: { most: 0, run: industriesInLines },
  'merge-industry': { most: 2, takes: ['--dry-run'], run: (db, words, _settings, flags) => mergeNamedIndustries(db, words, flags.has('--dry-run')) },
  spread: {
    most: 1,
    takes: ['--dry-run'],
    isPatient: true,
    isForAnySchema: true,
    judge: ([typed]) => void partsOf(typed),
    run: (db, [typed], _settings, flags) => spreadInLines(db, partsOf(typed), flags.has('--dry-run')),
  },
  invite: { most: 1, run: (db, [role], settings) => invite(db, role, settings) },
};

async function run(typed: readonly string[]): Promise<string> {
  const taken = commands[typed[0] ?? '']?.takes ?? [];
  const args = typed.filter((word) => !taken.includes(word));
  const firstFlag = args.findIndex((arg) => arg.startsWith('--'));
  const [name = '', ...words] = firstFlag === -1 ? args : args.slice(0, firstFlag);
  const command = commands[name] ?? refuse(`Say what to do: ${Object.keys(commands).join(', ')}. npm run admin -- --help explains each.`);
  const tooMany = words.slice(command.most);
  if (tooMany.length > 0) return refuse(`${name} does not take "${tooMany.join(' ')}". Put a name of several words in quotes.`);
  command.judge?.(words);
  const read = readSettings(process.env, firstFlag === -1 ? [] : args.slice(firstFlag));
  if ('complaints' in read) return refuse(read.complaints.join('\n'));
  const settings = { ...read.settings, dataDir: resolve(read.settings.dataDir) };
  const database = await openDatabaseBeside({ ...settings, isPatient: command.isPatient, say: (sentence) => console.error(sentence) });
  try {
    if (!command.isForAnySchema) await migrationsTaken(database.db);
    return await command.run(database.db, words, settings, new Set(typed.filter((word) => taken.includes(word))));
  } finally {
    await database.close();
  }
}

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(adminHelp);
else {
  try {
    console.log(await run(args));
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

/** Databases without these tables come from an older version or were never set up. */
function sentenceOf(error: unknown): string {
  const failure = Failure.from(error);
  const isOld = /relation "\w+" does not exist/.test(failure.cause instanceof Error ? failure.cause.message : failure.message);
  if (isOld) return 'This database holds nothing yet. Start the server on it once.';
  return failure.message || (failure.cause instanceof Error ? failure.cause.message : failure.kind);
}

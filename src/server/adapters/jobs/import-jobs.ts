import type { Kysely, Transaction } from 'kysely';
import type { ImportProblem } from '#core/company-profiles/company-import.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { JobFeedRow } from '#core/jobs/job-feed.ts';
import { logActionOf, type Actor } from '../administration/log-action.ts';
import { foundCompany } from '../companies/company-at.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { perhapsDry } from '../database/perhaps-dry.ts';
import type { Tables } from '../database/tables.ts';
import { randomId } from '../secrets/secrets.ts';
import { feedLists } from './feed-lists.ts';
import { addJobs, changeJob, closeJobs, confirmJobs, factsOfJobs, goneAlike, jobsOfFeed, type AlikeJob, type StoredJob, type JobTimes } from './feed-rows.ts';
import { mapFeedJobs, type MappedJob, type MappedRow } from './map-feed-jobs.ts';
import { inBatches } from './in-batches.ts';
import { fitForDesk, withoutTakenDown } from './refuse-rows.ts';
import { refreshJobSummaries } from './refresh-job-summaries.ts';

export interface JobImport {
  /** Leaves jobs of other feeds untouched. */
  readonly feed: string;
  readonly rows: readonly JobFeedRow[];
  /** Default feed name, which another feed may share. */
  readonly isNameGuessed?: boolean;
  /** Overrides the company of every row. */
  readonly company?: string | undefined;
  /** Closes nothing, as the feed may be truncated. */
  readonly mayBeCut?: boolean;
  /** Closes jobs even when the feed lost more than half. */
  readonly closesAnyway?: boolean;
  readonly isDryRun?: boolean;
  /** Comes from the company's own desk, of which the log of administrators says nothing. */
  readonly isOfDesk?: boolean;
}

export type ImportedJob = { readonly at: number; readonly title: string } & (
  | { readonly is: 'added' | 'again' | 'unchanged' }
  | { readonly is: 'changed'; readonly fields: readonly string[] }
  | { readonly is: 'refused'; readonly problems: readonly ImportProblem[] }
);

export interface JobImportReport {
  readonly rows: readonly ImportedJob[];
  readonly closed: readonly string[];
  /** Open jobs the feed lost, too many to close. */
  readonly leftOpen: { readonly lost: number; readonly of: number } | null;
}

/** Minimum of open jobs before a feed that lost more than half is taken to be broken. */
export const fewestToDoubt = 20;

const fewestToDoubtOfDesk = 4;

/** Imports a whole feed in one transaction, once a day; a dry run waits for no other and writes nothing. */
export async function importJobs(db: Kysely<Tables>, asked: JobImport, actor: Actor): Promise<JobImportReport> {
  const today = dayOf(actor.now);
  const company = asked.company === undefined ? undefined : await foundCompany(db, asked.company);
  if (asked.company !== undefined && !company) throw new Failure('missing', `There is no company ${asked.company}. Name it as URLs do.`);
  const lists = await feedLists(db);
  const seen = new Map<string, number>();
  const mapped = await inBatches(asked.rows, (batch) => {
    const rows = mapFeedJobs(batch, lists, { company, today }, seen);
    return asked.isOfDesk && company ? fitForDesk(rows, company, lists) : rows;
  });
  const named = new Set(company ? [company.id] : asked.rows.map(({ job }) => lists.companyNamed(job.company)?.id));
  const isDryRun = asked.isDryRun ?? false;
  const report = await perhapsDry(db, isDryRun, async (transaction) => {
    if (!isDryRun) await holdLock(transaction, 'jobs');
    const stored = await jobsOfFeed(transaction, asked.feed, asked.isOfDesk ? company?.id : undefined);
    if (asked.isNameGuessed) refuseOtherFeed(asked.feed, stored, named);
    const allowed = await withoutTakenDown(transaction, mapped, stored);
    const written = await writeJobs(transaction, asked, stored, allowed, today);
    if (!asked.isOfDesk) await logImport(transaction, asked.feed, written, actor);
    return written;
  });
  if (!isDryRun) await refreshJobSummaries(db, { now: () => actor.now });
  return report;
}

interface Matched {
  readonly at: number;
  readonly job: MappedJob;
  readonly stored: StoredJob | undefined;
  readonly mayBeCut?: boolean | undefined;
}

const nameOf = (companyId: string, key: string): string => JSON.stringify([companyId, key]);

/** Refuses a feed name in use by another feed with open jobs of other companies only. */
function refuseOtherFeed(feed: string, stored: readonly StoredJob[], named: ReadonlySet<string | undefined>): void {
  const open = stored.filter(({ closed_on: closed }) => closed === null);
  if (open.length > 0 && !open.some((job) => named.has(job.company_id)))
    throw new Failure('invalid', `The feed ${feed} has open jobs, but none of a company in this import. Say with --feed whether it is that feed or another.`);
}

async function writeJobs(
  transaction: Transaction<Tables>,
  asked: JobImport,
  stored: readonly StoredJob[],
  mapped: readonly MappedRow[],
  today: string,
): Promise<JobImportReport> {
  const byName = new Map(stored.map((job) => [nameOf(job.company_id, job.feed_key), job]));
  const found = mapped.flatMap(({ row, job }) =>
    job ? [{ at: row.at, job, stored: byName.get(nameOf(job.companyId, job.key)), mayBeCut: row.mayBeCut }] : [],
  );
  const matched = found.filter((each) => !isDoubtful(each));
  const { going, leftOpen } = asked.mayBeCut ? { going: [], leftOpen: null } : goingOf(stored, mapped, asked);
  const [fresh, listed] = [matched.filter(isFresh), matched.filter((each) => !isFresh(each))];
  const alike = await goneAlike(
    transaction,
    fresh.map(({ job }) => job),
    going,
    today,
  );
  const outcomes = new Map<number, ImportedJob>(mapped.map(({ row, problems }) => [row.at, { at: row.at, title: row.job.title, is: 'refused', problems }]));
  for (const { at, job } of found.filter(isDoubtful)) outcomes.set(at, { at, title: job.facts.title, is: 'refused', problems: cutOff });
  for (const [at, outcome] of [...(await writeFresh(transaction, asked, fresh, alike, today)), ...(await writeListed(transaction, asked, listed, today))])
    outcomes.set(at, outcome);
  if (!asked.isDryRun) await closeJobs(transaction, going, today);
  return { rows: [...outcomes.values()], closed: going.map(({ title }) => title), leftOpen };
}

const cutOff: readonly ImportProblem[] = [{ field: 'line', because: 'it may be cut off, because the file does not end with a line end' }];

/** Doubts any change in a row that may be truncated. */
const isDoubtful = ({ job, stored, mayBeCut = false }: Matched): boolean => mayBeCut && (!stored || stored.closed_on !== null || !isSame(job, stored));

const isSame = (job: MappedJob, stored: StoredJob): boolean => job.fingerprint === stored.fingerprint && openOnOf(job, stored) === stored.said_open_on;

const openOnOf = (job: MappedJob, stored: StoredJob | undefined): string | null => latest(job.saidOpenOn, stored?.said_open_on ?? null);

const isFresh = ({ stored }: Matched): boolean => stored === undefined || stored.closed_on !== null;

/** Open jobs missing from the feed; an invalid row with a readable key keeps its job. */
function goingOf(
  stored: readonly StoredJob[],
  mapped: readonly MappedRow[],
  { closesAnyway = false, isOfDesk = false }: JobImport,
): { going: readonly StoredJob[]; leftOpen: JobImportReport['leftOpen'] } {
  const listed = new Set(mapped.flatMap(({ row, job }) => (job ? [nameOf(job.companyId, row.key)] : [])));
  const unread = new Set(mapped.flatMap(({ row, job }) => (job || row.key === '' ? [] : [row.key])));
  const open = stored.filter(({ closed_on: closed }) => closed === null);
  const lost = open.filter((job) => !listed.has(nameOf(job.company_id, job.feed_key)) && !unread.has(job.feed_key));
  const isTooMuch = open.length >= (isOfDesk ? fewestToDoubtOfDesk : fewestToDoubt) && lost.length > open.length / 2;
  return isTooMuch && !closesAnyway ? { going: [], leftOpen: { lost: lost.length, of: open.length } } : { going: lost, leftOpen: null };
}

const earliest = (...days: readonly (string | null | undefined)[]): string => days.filter((day) => typeof day === 'string').toSorted()[0] ?? '';
const latest = (...days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

type Outcomes = readonly (readonly [number, ImportedJob])[];

/** Reposts inherit the first sighting of the closed job and count up. */
async function writeFresh(
  transaction: Transaction<Tables>,
  { feed, isDryRun = false }: JobImport,
  fresh: readonly Matched[],
  alike: ReadonlyMap<string, AlikeJob>,
  today: string,
): Promise<Outcomes> {
  const written = fresh.map(({ at, job, stored }) => {
    const before = alike.get(job.likeness);
    const times: JobTimes = {
      first_seen: earliest(job.postedOn, before?.first_seen, today),
      last_confirmed: today,
      said_open_on: openOnOf(job, stored),
      reposts: before ? Math.min(before.reposts + 1, mostReposts) : 0,
    };
    return { at, job, stored, times, is: before || stored ? ('again' as const) : ('added' as const) };
  });
  const outcomes = written.map(({ at, job, is }) => [at, { at, title: job.facts.title, is }] as const);
  if (isDryRun) return outcomes;
  await addJobs(
    transaction,
    feed,
    written.flatMap(({ job, stored, times }) => (stored ? [] : [{ id: randomId(), job, times }])),
  );
  for (const { job, stored, times } of written) if (stored) await changeJob(transaction, stored, job, times);
  return outcomes;
}

const mostReposts = 32_767;

async function writeListed(transaction: Transaction<Tables>, { isDryRun = false }: JobImport, listed: readonly Matched[], today: string): Promise<Outcomes> {
  const all = listed.flatMap(({ at, job, stored }) => (stored ? [{ at, job, stored, saidOpenOn: openOnOf(job, stored) }] : []));
  const [same, other] = [all.filter(({ job, stored }) => isSame(job, stored)), all.filter(({ job, stored }) => !isSame(job, stored))];
  const facts = await factsOfJobs(
    transaction,
    other.map(({ stored }) => stored),
  );
  for (const { job, stored, saidOpenOn } of isDryRun ? [] : other)
    await changeJob(transaction, stored, job, { first_seen: stored.first_seen, last_confirmed: today, said_open_on: saidOpenOn, reposts: stored.reposts });
  await confirmJobs(
    transaction,
    (isDryRun ? [] : same).map(({ stored }) => stored),
    today,
  );
  return [
    ...same.map(({ at, job }) => [at, { at, title: job.facts.title, is: 'unchanged' }] as const),
    ...other.map(({ at, job, stored, saidOpenOn }) => {
      const fields = changedFields(facts.get(stored.id) ?? {}, { ...job.facts, said_open_on: saidOpenOn });
      return [at, { at, title: job.facts.title, is: 'changed', fields }] as const;
    }),
  ];
}

const fieldNames: Readonly<Record<string, string>> = {
  designation_id: 'designation',
  city_ids: 'city',
  skill_ids: 'skills',
  scam_signs: 'signs of a scam',
  said_open_on: 'confirmed_on',
};

/** Fields that differ; falls back to the company name, which has no column. */
function changedFields(before: Readonly<Record<string, unknown>>, next: Readonly<Record<string, unknown>>): readonly string[] {
  const changed = Object.keys(next).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(next[field]));
  return changed.length === 0 ? ['company'] : changed.map((field) => fieldNames[field] ?? field);
}

async function logImport(transaction: Transaction<Tables>, feed: string, { rows, closed }: JobImportReport, actor: Actor): Promise<void> {
  const counts = (['added', 'again', 'changed'] as const).map((is) => [is, rows.filter((row) => row.is === is).length] as const);
  const changes = [...counts, ['closed', closed.length] as const].flatMap(([field, count]) => (count > 0 ? [{ field, before: '', after: String(count) }] : []));
  if (changes.length > 0) await logActionOf(transaction, actor, { action: 'jobs-imported', subject: feed, changes });
}

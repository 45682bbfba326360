import { sql } from 'kysely';
import type { JobOutcome } from '#core/careers/job-outcome.ts';
import type { FollowMark, MarkedThings, OwnMarks, SavedMark } from '#core/votes/own-marks.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { joinedCommunities } from '../communities/joined-list.ts';
import { mutedAuthors } from '../mutes/muted-authors.ts';
import { voteOf } from './vote-codes.ts';

interface MarkRow {
  readonly thing: string;
  readonly kind: number | null;
  readonly choice: string | null;
}

/** Caller's marks, one statement per family: votes, mutes, memberships and saves. */
export async function ownMarks(scope: PseudonymScope, { ids, hasCommunities, companies, jobs, contributions }: MarkedThings): Promise<OwnMarks> {
  const [rows, muted, joined, places, saved] = await Promise.all([
    ids.length + contributions.length > 0 ? markRows(scope, ids, contributions) : [],
    ids.length > 0 ? mutedAuthors(scope) : [],
    hasCommunities || companies.length > 0 ? joinedCommunities(scope) : ([] as readonly string[]),
    companies.length > 0 ? placesOf(scope, companies) : [],
    jobs.length > 0 ? savedMarks(scope, jobs) : [],
  ]);
  const isOwn = rows.some(({ kind, choice }) => kind === null && choice === null);
  const votes = new Map(rows.flatMap(({ thing, kind }) => (kind === null ? [] : [[thing, voteOf(kind)]])));
  return {
    votes: new Map([...votes].filter(([thing]) => !contributions.includes(thing))),
    choices: new Map(rows.flatMap(({ thing, choice }) => (choice === null ? [] : [[thing, choice]]))),
    follows: places.map((place) => ({ ...place, isFollowed: joined.includes(place.entityId) })),
    saved,
    helpful: contributions.filter((id) => votes.get(id) === 'up'),
    areOthers: isOwn || muted.length > 0 || (hasCommunities && joined.length > 0) || (scope.isModerator && ids.length > 0),
  };
}

async function markRows(scope: PseudonymScope, ids: readonly string[], contributions: readonly string[]): Promise<readonly MarkRow[]> {
  const voter = scope.keyFor('votes');
  const own = (table: 'post' | 'comment' | 'question') =>
    sql`select id, null, null from ${sql.table(table)} where id = any(${ids}::text[]) and author_ref = any(${scope.personas}::text[])`;
  const { rows } = await sql<MarkRow>`
    select thing, kind, null as choice from vote where thing = any(${[...ids, ...contributions]}::text[]) and voter = ${voter} and kind <> 0
    union all select post_id, null, choice_id from choice_vote where post_id = any(${ids}::text[]) and voter = ${voter} and choice_id is not null
    union all ${own('post')} union all ${own('comment')} union all ${own('question')}`.execute(scope.db);
  return rows;
}

async function placesOf({ db }: PseudonymScope, companies: readonly string[]): Promise<readonly Omit<FollowMark, 'isFollowed'>[]> {
  return db
    .selectFrom('company')
    .innerJoin('community', 'community.url_name', 'company.url_name')
    .select(['company.id as companyId', 'community.id as entityId'])
    .where('community.type', '=', 'company')
    .where('company.id', 'in', companies)
    .orderBy('company.id')
    .execute();
}

async function savedMarks(scope: PseudonymScope, jobs: readonly string[]): Promise<readonly SavedMark[]> {
  const { rows } = await sql<{ readonly jobId: string; readonly outcome: JobOutcome | null }>`select job_id as "jobId", outcome from saved_job
    where saver = ${scope.keyFor('saved jobs')} and job_id = any(${jobs}::text[]) and place > 0 order by job_id`.execute(scope.db);
  return rows.map(({ jobId, outcome }) => ({ jobId, ...(outcome !== null && { outcome }) }));
}

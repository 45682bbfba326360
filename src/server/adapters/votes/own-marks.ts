import { sql } from 'kysely';
import type { MarkedThings, OwnMarks } from '#core/votes/own-marks.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { joinedCommunities } from '../communities/joined-list.ts';
import { mutedAuthors } from '../mutes/muted-authors.ts';
import { voteOf } from './vote-codes.ts';

/** A vote, a choice, or a thing of one's own. */
interface MarkRow {
  readonly thing: string;
  readonly kind: number | null;
  readonly choice: string | null;
}

/** The marks of the caller, in one statement for what is said and one for what they muted. */
export async function ownMarks(scope: PseudonymScope, { ids, hasCommunities }: MarkedThings): Promise<OwnMarks> {
  const [rows, muted, joined] = await Promise.all([
    ids.length > 0 ? markRows(scope, ids) : [],
    ids.length > 0 ? mutedAuthors(scope) : [],
    hasCommunities ? joinedCommunities(scope) : [],
  ]);
  const isOwn = rows.some(({ kind, choice }) => kind === null && choice === null);
  return {
    votes: new Map(rows.flatMap(({ thing, kind }) => (kind === null ? [] : [[thing, voteOf(kind)]]))),
    choices: new Map(rows.flatMap(({ thing, choice }) => (choice === null ? [] : [[thing, choice]]))),
    areOthers: isOwn || muted.length > 0 || joined.length > 0 || (scope.isModerator && ids.length > 0),
  };
}

async function markRows(scope: PseudonymScope, ids: readonly string[]): Promise<readonly MarkRow[]> {
  const voter = scope.keyFor('votes');
  const own = (table: 'post' | 'comment' | 'question') =>
    sql`select id, null, null from ${sql.table(table)} where id = any(${ids}::text[]) and author_ref = any(${scope.personas}::text[])`;
  const { rows } = await sql<MarkRow>`
    select thing, kind, null as choice from vote where thing = any(${ids}::text[]) and voter = ${voter} and kind <> 0
    union all select post_id, null, choice_id from choice_vote where post_id = any(${ids}::text[]) and voter = ${voter} and choice_id is not null
    union all ${own('post')} union all ${own('comment')} union all ${own('question')}`.execute(scope.db);
  return rows;
}

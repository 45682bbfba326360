import { sql } from 'kysely';
import type { Comment } from '#core/comments/comment.ts';
import type { PostPicture } from '#core/media/post-pictures.ts';
import type { DecidedItem } from '#core/moderation/moderations.ts';
import { mostEarlierDecisions, type QueueItem, type VersionTexts } from '#core/queue/queue-items.ts';
import type { Post } from '#core/posts/post.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { commentFromRow, commentRows, type CommentRow } from '../comments/comment-rows.ts';
import { postFromRow } from '../posts/post-from-row.ts';
import { postRows } from '../posts/post-rows.ts';
import { contentPlaces } from '../content-places.ts';
import { pictureFromRow, type KeptPicture } from '../media/post-pictures.ts';
import { personaFromRow } from '../personas/persona-row.ts';
import { contributor } from '#core/personas/author.ts';
import { personasByRef } from '../personas/personas-by-ref.ts';
import { mutedAuthors } from '../mutes/muted-authors.ts';
import { decidedItems } from '../moderation/decided-items.ts';
import { openedNote } from '../moderation/sealed-note.ts';
import { versionsOf } from '../moderation/earlier-versions.ts';

type ReadBeside = 'place' | 'author' | 'pictures' | 'post' | 'comment' | 'answered' | 'about' | 'versions' | 'decisions' | 'removedBefore';

/** Queue item with sealed report notes; the thing itself is read separately. */
export interface QueueRow extends Omit<QueueItem, ReadBeside> {
  readonly days: number;
  readonly weight: number;
  readonly postId: string;
  readonly placeId: string;
  readonly authorRef: string;
}

const commentIn = ({ resourceType, resourceId }: QueueRow): string | undefined => (resourceType === 'COMMENT' ? resourceId : undefined);

export async function itemsFromRows(scope: PseudonymScope, me: string, rows: readonly QueueRow[]): Promise<readonly QueueItem[]> {
  if (rows.length === 0) return [];
  const [things, authors] = [rows.map(({ resourceId }) => resourceId), rows.map(({ authorRef }) => authorRef)];
  const posts = new Map((await postRows(scope, [...new Set(rows.map(({ postId }) => postId))])).map((row) => [row.id, row]));
  const commentIds = rows.flatMap((row) => commentIn(row) ?? []);
  const comments = await commentsOf(scope, commentIds);
  const answered = await commentsOf(
    scope,
    [...comments.values()].flatMap(({ reply_to_id }) => reply_to_id ?? []),
  );
  const personas = await personasByRef(scope.db, authors);
  const [versions, decisions] = [await versionsOf(scope.db, things), await decisionsAbout(scope, me, things)];
  const removed = await removedBeside(scope, things, authors);
  const [pictures, about] = [await picturesOf(scope, things), await answeredBy(scope, rows)];
  const placeOf = await contentPlaces(
    scope.db,
    rows.map(({ placeId }) => placeId),
  );
  return rows.map((row): QueueItem => {
    const { days: _days, weight: _weight, postId, placeId, authorRef, ...item } = row;
    const persona = personas.get(authorRef);
    const post = posts.get(postId);
    const comment = comments.get(commentIn(row) ?? '');
    const parent = comment?.reply_to_id ? answered.get(comment.reply_to_id) : undefined;
    const shown = (of: CommentRow | undefined): Comment | null => (of ? commentFromRow(of, scope) : null);
    const seen: Post | null = post && post.status !== 'DELETED' ? postFromRow(post, scope) : null;
    return {
      ...item,
      ...openedReports(scope, row),
      texts: scope.kinds.textsOf(scope.secrets, { type: row.resourceType, id: row.resourceId, page: postId }, row.texts),
      place: placeOf(placeId),
      author: persona ? personaFromRow(persona) : contributor,
      pictures: pictures.get(item.resourceId) ?? [],
      post: seen,
      comment: shown(comment),
      answered: shown(parent),
      about: about.get(row.postId) ?? null,
      versions: versions.get(item.resourceId) ?? [],
      decisions: decisions.filter(({ resourceId }) => resourceId === item.resourceId),
      removedBefore: removed.filter(({ thing }) => thing === item.resourceId).map(({ rule, count }) => ({ rule, count })),
    };
  });
}

function openedReports({ secrets }: PseudonymScope, { resourceId, reports, fromEmployer }: QueueRow): Pick<QueueItem, 'reports' | 'fromEmployer'> {
  const opened = (sealed: string | null): string | null => (sealed === null ? null : (openedNote(secrets, resourceId, sealed) ?? null));
  return {
    reports: reports.map(({ notes, ...said }) => ({ ...said, notes: notes.flatMap((note) => opened(note) ?? []) })),
    fromEmployer: fromEmployer && { ...fromEmployer, note: opened(fromEmployer.note), again: opened(fromEmployer.again) },
  };
}

async function commentsOf(scope: PseudonymScope, ids: readonly string[]): Promise<ReadonlyMap<string, CommentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await commentRows(scope, await mutedAuthors(scope), sql`where comment.id = any(${[...new Set(ids)]}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Texts of what companies' replies among the rows answer. */
async function answeredBy({ db, kinds }: PseudonymScope, rows: readonly QueueRow[]): Promise<ReadonlyMap<string, VersionTexts>> {
  const ids = rows.flatMap(({ resourceType, postId }) => (resourceType === 'REPLY' ? [postId] : []));
  if (ids.length === 0) return new Map();
  const { rows: found } = await sql<{ readonly id: string; readonly texts: VersionTexts }>`
    select id, texts from ${kinds.contentBy('id', ids, 'id', 'texts')}`.execute(db);
  return new Map(found.map(({ id, texts }) => [id, texts]));
}

async function picturesOf({ db, kinds }: PseudonymScope, things: readonly string[]): Promise<ReadonlyMap<string, readonly PostPicture[]>> {
  const { rows } = await sql<{ readonly id: string; readonly pictures: readonly KeptPicture[] }>`
    select id, pictures from ${kinds.contentBy('id', things, 'id', 'pictures')} where pictures is not null`.execute(db);
  return new Map(rows.map(({ id, pictures }) => [id, pictures.map(pictureFromRow)]));
}

const decisionsAbout = (scope: PseudonymScope, me: string, things: readonly string[]): Promise<readonly DecidedItem[]> =>
  decidedItems(
    scope,
    me,
    sql`item.id in (select earlier.id from unnest(${things}::text[]) as about (thing) cross join lateral (
      select id from moderation_item where moderation_item.thing = about.thing and decision is not null order by place desc limit ${sql.lit(mostEarlierDecisions)}) as earlier)`,
    things.length * mostEarlierDecisions,
  );

type Removed = QueueItem['removedBefore'][number] & { readonly thing: string };

/** Counts removals of the same persona by rule, never those of the account's others. */
async function removedBeside(scope: PseudonymScope, things: readonly string[], authors: readonly string[]): Promise<readonly Removed[]> {
  const { rows } = await sql<Removed>`
    with written as (select id, author_ref from ${scope.kinds.contentBy('author_ref', authors, 'id', 'author_ref')}),
    decided as (select distinct on (thing) thing, author_ref, decision, rule from moderation_item join written on written.id = thing where decision in ('keep', 'remove') order by thing, place desc)
    select about.thing, rule, count(*)::integer as count from unnest(${things}::text[], ${authors}::text[]) as about (thing, author_ref)
    join decided on decided.author_ref = about.author_ref and decided.thing <> about.thing and decision = 'remove'
    group by about.thing, rule order by count desc, rule`.execute(scope.db);
  return rows;
}

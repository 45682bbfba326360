import { postPath } from '#core/navigation/screens.ts';
import { sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { RemovalReason } from '#core/moderation/moderation-outcome.ts';
import { reasonFrom } from '#core/moderation/ledger.ts';
import { arePostable } from '#core/offers/named-offer.ts';
import { problemsOf, textProblems, textsOf, type DraftProblem, type PostDraft } from '#core/posts/post-draft.ts';
import { editableStatuses, mayKnow, mayRead, maySee } from '#core/posts/post-access.ts';
import { mapEditable, mapTexts } from '#core/posts/post-texts.ts';
import { refusedBy } from '#core/content/post-limits.ts';
import type { Post, PostFigures } from '#core/posts/post.ts';
import type { PostEdit, Posts, Publication, ShownPost } from '#core/posts/posts.ts';
import { youtubeVideoAt, type YoutubeVideo } from '#core/media/youtube-video.ts';
import { membershipsIn } from '../communities/community-rows.ts';
import { counters } from '../counts/counters.ts';
import { pageElsewhere } from './page-elsewhere.ts';
import { postKind } from './post-kind.ts';
import { post as postTable } from './post-tables.ts';
import { postRows, type PostRow } from './post-rows.ts';
import { deletedSince } from '../caller/idempotency.ts';
import { ownOffers, writePost } from './post-writer.ts';
import { checked, sanitized, sanitizedLine } from '../content/sanitized-text.ts';
import { changedRow } from '../database/table.ts';
import { postFromRow } from './post-from-row.ts';
import { readerOf } from '../caller/reader-of.ts';
import { keepVersion } from '../moderation/earlier-versions.ts';
import { holdEdit } from '../moderation/hold-edit.ts';
import { refuseBanned, refuseSilenced } from '../caller/refuse-sanctioned.ts';
import { withdrawOwn } from '../moderation/withdraw.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { refuseKeyed } from '../keyed-voters/keyed-voters.ts';

const immutableWhenPublished = ['id', 'community_id', 'author_ref', 'kind', 'locked_for', 'campaign', 'video_id', 'closes_on', 'posted_at', 'heat'] as const;

export class SqlPosts implements Posts {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async at(postId: string): Promise<ShownPost> {
    const [row] = await postRows(this.#scope, [postId]);
    const reader = row && readerOf(row, this.#scope);
    if (!reader || !mayKnow(row.status, reader))
      return { postId, status: 'NOT_FOUND', post: null, removal: null, movedTo: row ? null : await pageElsewhere(this.#scope, postId) };
    const post = maySee(row.status, reader) ? postFromRow(row, this.#scope) : null;
    const removal = row.status === 'LIVE' || row.status === 'SCHEDULED' ? null : await this.#removalOf(postId, row.status === 'DELETED');
    const hidesRemoval = row.status === 'DELETED' && removal !== null && removal.rule !== 'author';
    return { postId, status: hidesRemoval ? 'AUTHOR_REJECTED' : row.status, post, removal, movedTo: null };
  }

  async figures(postId: string, updatedCommunities: readonly string[] = []): Promise<PostFigures> {
    const { status, upVotes, downVotes, myVote, commentsCount, viewsCount } = postFromRow(await this.#readable(postId, maySee), this.#scope);
    return { postId, status, upVotes, downVotes, myVote, commentsCount, viewsCount, communities: await membershipsIn(this.#scope, updatedCommunities) };
  }

  create(draft: PostDraft): Promise<Publication> {
    return this.#publish(draft).catch(refusedBy);
  }

  async change(postId: string, { version, ...edit }: PostEdit): Promise<Post> {
    const scope = await this.#scope.writer();
    const { kind, author_ref: author } = await this.#own(postId);
    refuseProblems(textProblems(edit, kind));
    const texts = checked(mapEditable(edit, sanitized));
    await scope.db.transaction().execute(async (transaction) => {
      await refuseSilenced(transaction, scope, author);
      await keepVersion(transaction, scope, { of: postKind, id: postId, texts });
      const { numUpdatedRows } = await transaction
        .updateTable('post')
        .set(changedRow(postTable, immutableWhenPublished, { ...texts, version: version + 1, is_edited: true }))
        .where('id', '=', postId)
        .where('version', '=', version)
        .where('status', 'in', editableStatuses)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
      await holdEdit(transaction, scope, { id: postId, texts });
    });
    return postFromRow(await this.#own(postId), this.#scope);
  }

  async remove(postId: string): Promise<void> {
    await withdrawOwn(this.#scope, postKind, postId);
  }

  async hide(postId: string): Promise<void> {
    const viewer = this.#scope.keyFor('hidden');
    await this.#readable(postId);
    await this.#scope.db
      .insertInto('hidden_post')
      .values({ viewer, post_id: postId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unhide(postId: string): Promise<void> {
    const viewer = this.#scope.keyFor('hidden');
    const { numDeletedRows } = await this.#scope.db.deleteFrom('hidden_post').where('viewer', '=', viewer).where('post_id', '=', postId).executeTakeFirst();
    if (numDeletedRows === 0n) await this.#readable(postId);
  }

  async requestAnswer(postId: string): Promise<number> {
    const account = this.#scope.keyFor('requests');
    await this.#readable(postId);
    await this.#scope.db.transaction().execute(async (transaction) => {
      await refuseBanned(transaction, this.#scope);
      await refuseKeyed(transaction, this.#scope);
      await sql`with asked as (insert into answer_request (post_id, asker) values (${postId}, ${account}) on conflict do nothing returning post_id)
        insert into count_delta (thing, counter, change) select post_id, ${sql.lit(counters.requests)}, 1 from asked`.execute(transaction);
    });
    return Math.max(0, (await this.#readable(postId)).requests);
  }

  async shareUrl(postId: string, commentId?: string): Promise<string> {
    const row = await this.#readable(postId);
    if (row.status !== 'LIVE') throw new Failure('missing');
    if (commentId === undefined) return postPath(postId);
    const { rows } = await sql`select 1 from comment where id = ${commentId} and post_id = ${postId} and status = 'LIVE'`.execute(this.#scope.db);
    if (rows.length === 0) throw new Failure('missing');
    return `${postPath(postId)}?comment=${commentId}`;
  }

  async videoAt(url: string): Promise<YoutubeVideo | null> {
    return youtubeVideoAt(url);
  }

  async #publish(draft: PostDraft): Promise<Publication> {
    const scope = await this.#scope.writer();
    if (scope.isSigned && draft.salaryIds.length > 0) throw new Failure('invalid', 'Send these offers along with the post.', { code: 'RULE_BROKEN' });
    const id = await scope.db.transaction().execute(async (transaction) => {
      const offers = await ownOffers(transaction, scope, draft.salaryIds);
      refuseProblems([...problemsOf(draft), ...(arePostable([...offers, ...(draft.offers ?? [])]) ? [] : (['offers'] as const))]);
      return writePost(transaction, scope, draft, checked(mapTexts(textsOf(draft, offers), sanitized, sanitizedLine)));
    });
    const [row] = await postRows(this.#scope, [id]);
    if (!row || row.status === 'DELETED') throw deletedSince(id);
    const { postId, status, community } = postFromRow(row, this.#scope);
    return { postId, status, community };
  }

  async #readable(postId: string, mayIt: typeof maySee = mayRead): Promise<PostRow> {
    const [row] = await postRows(this.#scope, [postId]);
    if (!row || !mayIt(row.status, readerOf(row, this.#scope))) throw new Failure('missing');
    return row;
  }

  async #own(postId: string): Promise<PostRow> {
    const row = await this.#readable(postId);
    if (!this.#scope.personas.includes(row.author_ref)) throw new Failure('missing');
    return row;
  }

  /** Reason from the ledger; null if never public, or if the deletion is not announced yet. */
  async #removalOf(postId: string, isDeleted: boolean): Promise<RemovalReason | null> {
    const entries = this.#scope.db.selectFrom('removal').select(['action', 'rule', 'week', 'asked_by as askedBy']).where('item_id', '=', postId);
    return reasonFrom(await entries.orderBy('sequence').execute(), isDeleted);
  }
}

function refuseProblems(problems: readonly DraftProblem[]): void {
  if (problems.length > 0) throw new Failure('invalid', `This is no post yet (${problems.join(', ')}).`, { code: 'RULE_BROKEN' });
}

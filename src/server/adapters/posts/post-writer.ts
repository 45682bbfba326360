import { dayMs } from '#core/figures/durations.ts';
import { sql, type Transaction } from 'kysely';
import type { CommunityType } from '#core/communities/community.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { rankScore } from '#core/feeds/feed-order.ts';
import { kindOf, type PostDraft } from '#core/posts/post-draft.ts';
import type { PostTexts } from '#core/posts/post-texts.ts';
import { dueMoment, keptMoment } from '#core/posts/posted-moment.ts';
import { mostSalaryOffers, type OfferFacts } from '#core/offers/salary-offer.ts';
import { youtubeVideoAt } from '#core/media/youtube-video.ts';
import { keptOffer } from '../offers/kept-offer.ts';
import { addDelta } from '../counts/counters.ts';
import { takeFromQuota } from '../caller/daily-quota.ts';
import { openItem } from '../moderation/moderation-items.ts';
import { needsLook } from '../abuse/watched-words.ts';
import type { PublishedText } from '../content/sanitized-text.ts';
import { randomId } from '../secrets/secrets.ts';
import { replayOf } from '../caller/idempotency.ts';
import type { Tables } from '../tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { writingPersona } from '../personas/writing-persona.ts';
import { newRow } from '../database/table.ts';
import { post } from './post-tables.ts';

/** Writes a post with everything that belongs to it, whole or not at all, and answers its id; the id it has already when it was sent before. */
export async function writePost(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  { submissionKey, ...draft }: PostDraft,
  texts: PostTexts<PublishedText>,
): Promise<string> {
  const id = randomId();
  const before = await replayOf(transaction, scope, { key: submissionKey, payload: draft, answer: id });
  if (before !== undefined) return before;
  await takeFromQuota(transaction, scope, 'posts');
  const community = await communityOf(transaction, draft.community);
  const author = await writingPersona(transaction, scope, draft.profileType);
  const [video] = draft.media.flatMap((item) => (item.mediaType === 'IMAGE' ? [] : (youtubeVideoAt(item.fullUrl) ?? [])));
  const postedAt = keptMoment(draft.profileType, scope.now, Math.random());
  const { options, offers: _copied, ...ownTexts } = texts;
  const status = (await needsLook(transaction, scope, texts)) ? 'FLAGGED' : draft.isLater ? 'SCHEDULED' : 'LIVE';
  await transaction
    .insertInto('post')
    .values(
      newRow(post, {
        id,
        community_id: community,
        author_ref: author,
        kind: kindOf(draft),
        status,
        locked_for: null,
        ...ownTexts,
        campaign: draft.campaign ?? null,
        video_id: video?.videoId ?? null,
        is_short: video?.mediaType === 'YOUTUBE_SHORT',
        closes_on: closingDay(scope.now, draft),
        posted_at: new Date(postedAt),
        heat: rankScore({ postedAtMs: postedAt, upVotes: 0, downVotes: 0, commentsCount: 0, requestsCount: 0 }),
      }),
    )
    .execute();
  await takePictures(transaction, scope, id, draft);
  await keepOptions(transaction, id, options);
  await keepOffers(transaction, scope, id, draft.salaryIds);
  await keepOwnOffers(transaction, id, draft.offers ?? []);
  if (status === 'LIVE') await addDelta(transaction, community, 'posts', 1);
  else if (status === 'SCHEDULED') await schedule(transaction, scope.now, id);
  else await openItem(transaction, scope, { thing: id, thingType: 'POST', cause: 'words', rule: 'harassment' });
  return id;
}

/** The last day of a poll, which is open as long when it comes out later. */
const closingDay = (now: number, { poll, isLater }: Pick<PostDraft, 'poll' | 'isLater'>): string | null =>
  poll ? dayOf(now + (poll.days + Number(isLater ?? false)) * dayMs) : null;

async function schedule(transaction: Transaction<Tables>, now: number, postId: string): Promise<void> {
  const due = new Date(dueMoment(now, Math.random()));
  await transaction.insertInto('scheduled_post').values({ post_id: postId, due }).execute();
}

/** The community of a draft, which stays until the post is written. */
async function communityOf(transaction: Transaction<Tables>, { type, entityId }: { readonly type: CommunityType; readonly entityId: string }): Promise<string> {
  const found = await transaction
    .selectFrom('community')
    .select(['id', 'is_closed'])
    .where('id', '=', entityId)
    .where('type', '=', type)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) throw new Failure('missing');
  if (found.is_closed) throw new Failure('invalid', undefined, { code: 'COMMUNITY_CLOSED' });
  return found.id;
}

/** Pictures become the post's, in the order of the draft. One that is not the member's own is not there. */
async function takePictures(transaction: Transaction<Tables>, scope: PseudonymScope, postId: string, { media }: Pick<PostDraft, 'media'>): Promise<void> {
  const keys = media.flatMap((item) => (item.mediaType === 'IMAGE' ? [item.fileKey] : []));
  if (keys.length === 0) return;
  const { rows } =
    await sql`with taken as (delete from upload where id = any(${keys}::text[]) and owner = ${scope.keyFor('uploads')} returning id, width, height, bytes, small)
    insert into post_media (id, post_id, place, width, height, bytes, small)
    select taken.id, ${postId}, at, width, height, bytes, small from taken join unnest(${keys}::text[]) with ordinality as wanted (id, at) on wanted.id = taken.id
    returning 1`.execute(transaction);
  if (rows.length < new Set(keys).size || keys.length > rows.length) throw new Failure('missing', 'One of these pictures is not there any more.');
}

/** The options of a poll. */
async function keepOptions(transaction: Transaction<Tables>, postId: string, options: readonly PublishedText[]): Promise<void> {
  if (options.length === 0) return;
  const rows = options.map((text, place) => ({ id: randomId(), post_id: postId, place, text, offer: null }));
  await transaction.insertInto('choice').values(rows).execute();
}

/** The member's offers of these ids, which nobody changes until the transaction ends. */
export async function ownOffers(transaction: Transaction<Tables>, scope: PseudonymScope, salaryIds: readonly string[]): Promise<readonly OfferFacts[]> {
  if (salaryIds.length === 0) return [];
  const rows = await transaction
    .selectFrom('salary_offer')
    .select(['facts', 'is_current'])
    .where('id', 'in', salaryIds)
    .where('owner', '=', scope.keyFor('offers'))
    .forShare()
    .execute();
  return rows.map(({ facts, is_current }) => ({ ...facts, isCurrent: is_current }));
}

/** Offers that came along with the draft. */
async function keepOwnOffers(transaction: Transaction<Tables>, postId: string, offers: readonly OfferFacts[]): Promise<void> {
  if (offers.length === 0) return;
  const rows = offers.map((offer, at) => ({ id: randomId(), post_id: postId, place: mostSalaryOffers + at, text: null, offer: keptOffer(offer) }));
  await transaction.insertInto('choice').values(rows).execute();
}

/** Copies of the member's offers under names of their own. */
async function keepOffers(transaction: Transaction<Tables>, scope: PseudonymScope, postId: string, salaryIds: readonly string[]): Promise<void> {
  if (salaryIds.length === 0) return;
  const ids = salaryIds.map(() => randomId());
  const { rows } = await sql`insert into choice (id, post_id, place, offer)
    select wanted.copy, ${postId}, at, facts || jsonb_build_object('isCurrent', is_current)
    from unnest(${salaryIds}::text[], ${ids}::text[]) with ordinality as wanted (id, copy, at)
    join salary_offer on salary_offer.id = wanted.id and owner = ${scope.keyFor('offers')}
    returning 1`.execute(transaction);
  if (rows.length < salaryIds.length) throw new Failure('invalid', 'One of these offers is not yours.', { code: 'REQUEST_INVALID' });
}

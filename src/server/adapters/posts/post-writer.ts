import { dayMs } from '#core/figures/durations.ts';
import type { Transaction } from 'kysely';
import type { CommunityType } from '#core/communities/community.ts';
import { existing, Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { rankScore } from '#core/feeds/feed-order.ts';
import { kindOf, type PostDraft } from '#core/posts/post-draft.ts';
import type { PostTexts } from '#core/posts/post-texts.ts';
import { dueMoment, keptMoment } from '#core/posts/posted-moment.ts';
import { mostSalaryOffers, type OfferFacts } from '#core/offers/salary-offer.ts';
import { youtubeVideoAt } from '#core/media/youtube-video.ts';
import { ledOn } from '../companies/moved-company.ts';
import { keptOffer } from '../offers/kept-offer.ts';
import { openedOffer } from '../offers/sealed-offers.ts';
import { addDelta } from '../counts/counters.ts';
import { takeFromQuota } from '../caller/daily-quota.ts';
import { openItem } from '../moderation/moderation-items.ts';
import { needsLook } from '../abuse/watched-words.ts';
import type { PublishedText } from '../content/sanitized-text.ts';
import { dayAfter, noteEvents } from '../events/note-events.ts';
import { randomFraction, randomId } from '../secrets/secrets.ts';
import { replayOf } from '../caller/idempotency.ts';
import type { Tables } from '../database/tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { writingPersona } from '../personas/writing-persona.ts';
import { newRow } from '../database/table.ts';
import { post } from './post-tables.ts';

/** Writes a whole post atomically; a repeated submission returns the existing id. */
export async function writePost(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  { submissionKey, authorName, ...draft }: PostDraft,
  texts: PostTexts<PublishedText>,
): Promise<string> {
  const id = randomId();
  const before = await replayOf(transaction, scope, { key: submissionKey, payload: draft, answer: id });
  if (before !== undefined) return before;
  const author = await writingPersona(transaction, scope, { ...draft, authorName });
  await takeFromQuota(transaction, scope, 'posts');
  const community = await communityOf(transaction, draft.community);
  const postedAt = keptMoment(draft.profileType, scope.now, randomFraction());
  const { options, offers: _copied, ...ownTexts } = texts;
  const status = (await needsLook(transaction, scope, texts)) ? 'FLAGGED' : draft.isLater ? 'SCHEDULED' : 'LIVE';
  const due = draft.isLater ? dueMoment(scope.now, randomFraction()) : undefined;
  const closesOn = draft.poll ? dayOf((due ?? scope.now) + draft.poll.days * dayMs) : null;
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
        ...videoOf(draft),
        closes_on: closesOn,
        posted_at: new Date(postedAt),
        heat: rankScore({ postedAtMs: postedAt, upVotes: 0, downVotes: 0, commentsCount: 0, requestsCount: 0 }),
      }),
    )
    .execute();
  await takePictures(transaction, scope, id, draft);
  await keepOptions(transaction, { id, closesOn }, options);
  await keepOffers(transaction, scope, id, draft.salaryIds);
  await keepOwnOffers(transaction, id, draft.offers ?? []);
  if (due !== undefined) await schedule(transaction, id, due);
  if (status === 'LIVE') await addDelta(transaction, community, 'posts', 1);
  if (status === 'FLAGGED') await openItem(transaction, scope, { thing: id, thingType: 'POST', cause: 'words', rule: 'harassment' });
  return id;
}

/** Schedules a post, even one that waits for a moderator first. */
async function schedule(transaction: Transaction<Tables>, postId: string, due: number): Promise<void> {
  await transaction
    .insertInto('scheduled_post')
    .values({ post_id: postId, due: new Date(due) })
    .execute();
}

function videoOf({ media }: Pick<PostDraft, 'media'>) {
  const [video] = media.flatMap((item) => (item.mediaType === 'IMAGE' ? [] : (youtubeVideoAt(item.fullUrl) ?? [])));
  return { video_id: video?.videoId ?? null, is_short: video?.mediaType === 'YOUTUBE_SHORT' };
}

/** Locks the community until the post is written and follows merged companies. */
async function communityOf(transaction: Transaction<Tables>, { type, entityId }: { readonly type: CommunityType; readonly entityId: string }): Promise<string> {
  const stored = async (id: string) =>
    transaction.selectFrom('community').select(['id', 'is_closed']).where('id', '=', id).where('type', '=', type).forKeyShare().executeTakeFirst();
  const found = existing((await stored(entityId)) ?? (await stored((await ledOn(transaction, [entityId]))[0] ?? entityId)));
  if (found.is_closed) throw new Failure('invalid', undefined, { code: 'COMMUNITY_CLOSED' });
  return found.id;
}

/** Attaches the member's own pictures in draft order; others' count as missing. */
async function takePictures(transaction: Transaction<Tables>, scope: PseudonymScope, postId: string, { media }: Pick<PostDraft, 'media'>): Promise<void> {
  const keys = media.flatMap((item) => (item.mediaType === 'IMAGE' ? [item.fileKey] : []));
  if (keys.length === 0) return;
  const taken = await transaction
    .deleteFrom('upload')
    .where('id', 'in', keys)
    .where('owner', '=', scope.keyFor('uploads'))
    .returning(['id', 'width', 'height', 'bytes', 'small'])
    .execute();
  if (taken.length < keys.length) throw new Failure('missing', 'One of these pictures is not there any more.');
  const pictures = taken.map((picture) => ({ ...picture, post_id: postId, place: keys.indexOf(picture.id) + 1 }));
  await transaction.insertInto('post_media').values(pictures).execute();
}

async function keepOptions(
  transaction: Transaction<Tables>,
  { id: postId, closesOn }: { readonly id: string; readonly closesOn: string | null },
  options: readonly PublishedText[],
): Promise<void> {
  if (options.length === 0) return;
  if (closesOn !== null) await noteEvents(transaction, [{ cause: 'pollOver', thing: postId, dueOn: dayAfter(closesOn) }]);
  const rows = options.map((text, place) => ({ id: randomId(), post_id: postId, place, text, offer: null }));
  await transaction.insertInto('choice').values(rows).execute();
}

export async function ownOffers(transaction: Transaction<Tables>, scope: PseudonymScope, salaryIds: readonly string[]): Promise<readonly OfferFacts[]> {
  return [...(await ownOffersById(transaction, scope, salaryIds)).values()];
}

async function ownOffersById(transaction: Transaction<Tables>, scope: PseudonymScope, salaryIds: readonly string[]): Promise<ReadonlyMap<string, OfferFacts>> {
  if (salaryIds.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('salary_offer')
    .select(['id', 'sealed', 'facts', 'is_current'])
    .where('id', 'in', salaryIds)
    .where('owner', '=', scope.keyFor('offers'))
    .forShare()
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const facts = openedOffer(scope.secrets, row);
      return facts ? [[row.id, { ...facts, isCurrent: row.is_current }] as const] : [];
    }),
  );
}

async function keepOwnOffers(transaction: Transaction<Tables>, postId: string, offers: readonly OfferFacts[]): Promise<void> {
  if (offers.length === 0) return;
  const rows = offers.map((offer, at) => ({ id: randomId(), post_id: postId, place: mostSalaryOffers + at, text: null, offer: keptOffer(offer) }));
  await transaction.insertInto('choice').values(rows).execute();
}

/** Copies offers under new ids. */
async function keepOffers(transaction: Transaction<Tables>, scope: PseudonymScope, postId: string, salaryIds: readonly string[]): Promise<void> {
  if (salaryIds.length === 0) return;
  const offers = await ownOffersById(transaction, scope, salaryIds);
  const rows = salaryIds.flatMap((salaryId, at) => {
    const offer = offers.get(salaryId);
    return offer ? [{ id: randomId(), post_id: postId, place: at + 1, text: null, offer: keptOffer(offer) }] : [];
  });
  if (rows.length < salaryIds.length) throw new Failure('invalid', 'One of these offers is not yours.');
  await transaction.insertInto('choice').values(rows).execute();
}

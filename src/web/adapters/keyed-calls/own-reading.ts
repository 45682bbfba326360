import { Failure } from '#core/failure.ts';
import type { Keyed } from './keyed-call.ts';
import { withOwnComments } from './own-comments.ts';
import { fieldOf, itemsOf } from './own-things.ts';

/** Reads own and decided-on content by key alone, so that the account never learns of it. */
export async function hiddenOrNot({ given, own, decisions, persona, pictures, byKey, bySession }: Keyed): Promise<unknown> {
  if (own.has(fieldOf(given.path, 'postId') ?? fieldOf(given.path, 'commentId'))) return withPictures(await byKey(), pictures);
  const shown = await bySession().catch((error: unknown) => Failure.from(error));
  const post = own.marked(fieldOf(shown, 'post') ?? fieldOf(shown, 'comment') ?? null, persona);
  const isDisclosed = fieldOf(post, 'isMine') === true && (await decisions.areAbout(fieldOf(given.path, 'postId') ?? fieldOf(given.path, 'commentId')));
  const isPlain =
    post !== null && !isDisclosed && !(fieldOf(post, 'isMine') === true && (fieldOf(post, 'status') !== 'LIVE' || fieldOf(post, 'lockedFor') !== null));
  const isGone = fieldOf(shown, 'status') === 'DELETED' || (shown instanceof Failure && shown.kind !== 'missing');
  const found = isPlain || isGone ? undefined : await byKey().catch(() => undefined);
  if (fieldOf(found, 'post') ?? fieldOf(found, 'comment')) return withPictures(found, pictures);
  if (shown instanceof Failure) throw shown;
  return shown;
}

/** Reads the name's questions by key alone, including those refused to the session. */
export async function askedOrNot({ given, own, byKey, bySession }: Keyed): Promise<unknown> {
  if (own.has(fieldOf(given.path, 'questionId'))) return byKey();
  return bySession().catch((error: unknown) => {
    if (Failure.from(error).kind !== 'missing') throw error;
    return byKey();
  });
}

/** Marks of a page, including the name's, unknown to the session. */
export async function marksOfBoth({ given, own, votes, bySession }: Keyed): Promise<unknown> {
  const read = await bySession();
  const ids = itemsOf(given.query, 'ids');
  const helpful = votes.among(itemsOf(given.query, 'contributions')).votes.flatMap(({ id, voteType }) => (voteType === 'up' ? [id] : []));
  return { ...Object(read), ...votes.among(ids), helpful, areOthers: fieldOf(read, 'areOthers') === true || ids.some((id) => own.has(id)) };
}

async function withPictures(found: unknown, pictures: Keyed['pictures']): Promise<unknown> {
  const post = fieldOf(found, 'post');
  return post ? { ...Object(found), post: await pictures.shown(post) } : found;
}

/** Cursors issued to the key, which would identify its owner if sent by session. */
const cursorsOfKey = new Set<unknown>();

function readByKey(page: unknown): unknown {
  for (const cursor of [fieldOf(page, 'next'), ...itemsOf(page).map((item) => fieldOf(item, 'moreReplies'))]) if (cursor) cursorsOfKey.add(cursor);
  return page;
}

/** Continues a list of replies with the same credential. */
export const moreReplies = async ({ given, bySession, byKey }: Keyed): Promise<unknown> =>
  cursorsOfKey.has(fieldOf(given.query, 'cursor')) ? readByKey(await byKey()) : bySession();

/** Page of a thread, including own comments hidden from others. */
export async function thread(call: Keyed): Promise<unknown> {
  const { given, decisions, commentAt, bySession, byKey } = call;
  const cursor = fieldOf(given.query, 'cursor');
  const page = cursor === undefined ? await firstOfThread(call) : cursorsOfKey.has(cursor) ? readByKey(await byKey()) : await bySession();
  const ids = await decisions.commentsUnder(threadIn(given));
  const found = await Promise.all(ids.map((id) => commentAt(id).catch(() => undefined)));
  return withOwnComments(page, found.map((each) => fieldOf(each, 'comment')).filter(Boolean), cursor === undefined);
}

const threadIn = ({ path }: Keyed['given']): unknown => fieldOf(path, 'postId') ?? fieldOf(path, 'questionId');

/** Reads a thread below an own post by key, unless a designation, maybe the account, writes there. */
async function firstOfThread({ given, own, bySession, byKey }: Keyed): Promise<unknown> {
  const ofKey = own.has(threadIn(given)) ? await byKey() : undefined;
  const mayBeAccount = (comment: unknown): boolean => fieldOf(fieldOf(comment, 'author'), 'profileType') !== 'ANONYMOUS';
  const isOfNames = !itemsOf(ofKey).some((item) => [item, ...itemsOf(item, 'replies')].some(mayBeAccount));
  const bySessionOrKey = () =>
    bySession().catch((error: unknown) => {
      if (ofKey !== undefined && Failure.from(error).kind === 'missing') return ofKey;
      throw error;
    });
  const page = ofKey !== undefined && isOfNames ? ofKey : await bySessionOrKey();
  return page === ofKey ? readByKey(page) : page;
}

/** Drops a moderator's own content under the made-up name, which only the device can recognise. */
export async function ofOthers({ own, decisions, persona, bySession }: Keyed): Promise<unknown> {
  const read = own.marked(await bySession(), persona);
  const recorded = await Promise.all(itemsOf(read).map((item) => decisions.areAbout(fieldOf(item, 'resourceId'))));
  const isOthers = (item: unknown, at: number): boolean => !recorded[at] && !own.has(fieldOf(item, 'resourceId'));
  const items = itemsOf(read).filter(isOthers);
  const waiting = fieldOf(read, 'waiting');
  const left = itemsOf(read).length - items.length;
  return { ...Object(read), items, ...(typeof waiting === 'number' && { waiting: Math.max(0, waiting - left) }) };
}

/** Omits views of own posts, because the gaps would link account and name. */
export async function viewsOfOthers({ given, own, byKeyLater }: Keyed): Promise<unknown> {
  const postIds = itemsOf(given.body, 'postIds').filter((id) => !own.has(id));
  return postIds.length > 0 ? byKeyLater({ ...given, body: { postIds } }) : undefined;
}

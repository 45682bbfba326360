import { Failure } from '#core/failure.ts';
import type { Keyed } from './keyed-call.ts';
import { withOwnComments } from './own-comments.ts';
import { fieldOf, itemsOf } from './own-things.ts';

/** One's own is read by its key alone, for the account would be the first who knows of it. A post or comment of others that the session may not read may be one's own that is hidden; one about which something was decided goes to the key alone. */
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

/** A question that the name asked is read by its key alone. One that the session may not read may be such a one that is hidden. */
export async function askedOrNot({ given, own, byKey, bySession }: Keyed): Promise<unknown> {
  if (own.has(fieldOf(given.path, 'questionId'))) return byKey();
  return bySession().catch((error: unknown) => {
    if (Failure.from(error).kind !== 'missing') throw error;
    return byKey();
  });
}

/** The marks on a page, with those of the name, of which the session knows nothing. */
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

/** The cursors of lists that the key has read since the page was loaded: one given to the key is good for it alone, and the session would tell whose it is. */
const cursorsOfKey = new Set<unknown>();

function readByKey(page: unknown): unknown {
  for (const cursor of [fieldOf(page, 'next'), ...itemsOf(page).map((item) => fieldOf(item, 'moreReplies'))]) if (cursor) cursorsOfKey.add(cursor);
  return page;
}

/** The replies to a comment, read on as the first of them were. */
export const moreReplies = async ({ given, bySession, byKey }: Keyed): Promise<unknown> =>
  cursorsOfKey.has(fieldOf(given.query, 'cursor')) ? readByKey(await byKey()) : bySession();

/** A page of the comments below a post or a question, with one's own that others do not see. */
export async function thread(call: Keyed): Promise<unknown> {
  const { given, decisions, commentAt, bySession, byKey } = call;
  const cursor = fieldOf(given.query, 'cursor');
  const page = cursor === undefined ? await firstOfThread(call) : cursorsOfKey.has(cursor) ? readByKey(await byKey()) : await bySession();
  const ids = await decisions.commentsUnder(threadIn(given));
  const found = await Promise.all(ids.map((id) => commentAt(id).catch(() => undefined)));
  return withOwnComments(page, found.map((each) => fieldOf(each, 'comment')).filter(Boolean), cursor === undefined);
}

const threadIn = ({ path }: Keyed['given']): unknown => fieldOf(path, 'postId') ?? fieldOf(path, 'questionId');

/** The first page of a thread. That below a post of one's own is read by its key, as long as nobody speaks there as a designation: that may be the account. */
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

/** An answer to a moderator without what they wrote under the made-up name. The server leaves out what the account wrote; whose this name is, only the device knows. */
export async function ofOthers({ own, decisions, persona, bySession }: Keyed): Promise<unknown> {
  const read = own.marked(await bySession(), persona);
  const recorded = await Promise.all(itemsOf(read).map((item) => decisions.areAbout(fieldOf(item, 'resourceId'))));
  const isOthers = (item: unknown, at: number): boolean => !recorded[at] && !own.has(fieldOf(item, 'resourceId'));
  const items = itemsOf(read).filter(isOthers);
  const waiting = fieldOf(read, 'waiting');
  const left = itemsOf(read).length - items.length;
  return { ...Object(read), items, ...(typeof waiting === 'number' && { waiting: Math.max(0, waiting - left) }) };
}

/** The views of a member, but of their own posts: sent by session, those of all other posts would join the account to what the name wrote, as the one who never saw it. */
export async function viewsOfOthers({ given, own, byKeyLater }: Keyed): Promise<unknown> {
  const postIds = itemsOf(given.body, 'postIds').filter((id) => !own.has(id));
  return postIds.length > 0 ? byKeyLater({ ...given, body: { postIds } }) : undefined;
}

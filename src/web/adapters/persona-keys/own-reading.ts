import { Failure } from '#core/failure.ts';
import type { Keyed } from './keyed-call.ts';
import { withOwnComments } from './own-comments.ts';
import { fieldOf, itemsOf } from './own-things.ts';

/** A post or comment that the session may not read may be one's own that is hidden; of one about which something was decided the key alone is told. */
export async function hiddenOrNot({ given, own, decisions, persona, pictures, byKey, bySession }: Keyed): Promise<unknown> {
  const shown = await bySession().catch((error: unknown) => Failure.from(error));
  const post = own.marked(fieldOf(shown, 'post') ?? fieldOf(shown, 'comment') ?? null, persona);
  const isTold = fieldOf(post, 'isMine') === true && (await decisions.areAbout(fieldOf(given.path, 'postId') ?? fieldOf(given.path, 'commentId')));
  const isPlain =
    post !== null && !isTold && !(fieldOf(post, 'isMine') === true && (fieldOf(post, 'status') !== 'LIVE' || fieldOf(post, 'lockedFor') !== null));
  const isGone = fieldOf(shown, 'status') === 'DELETED' || (shown instanceof Failure && shown.kind !== 'missing');
  const found = isPlain || isGone ? undefined : await byKey().catch(() => undefined);
  const hidden = fieldOf(found, 'post');
  if (hidden) return { ...Object(found), post: await pictures.shown(hidden) };
  if (fieldOf(found, 'comment')) return found;
  if (shown instanceof Failure) throw shown;
  return shown;
}

/** A page of the comments below a post, with one's own that others do not see. Those below a post of one's own that is hidden are read by its key. */
export async function thread({ given, own, decisions, commentAt, bySession, byKey }: Keyed): Promise<unknown> {
  const postId = fieldOf(given.path, 'postId');
  const page = await bySession().catch((error: unknown) => {
    if (own.has(postId) && Failure.from(error).kind === 'missing') return byKey();
    throw error;
  });
  const ids = await decisions.commentsUnder(postId);
  const found = await Promise.all(ids.map((id) => commentAt(id).catch(() => undefined)));
  const isFirst = fieldOf(given.query, 'cursor') === undefined;
  return withOwnComments(page, found.map((each) => fieldOf(each, 'comment')).filter(Boolean), isFirst);
}

/** An answer to a moderator without what they wrote under the made-up name. The server leaves out what the account wrote; whose this name is, only the device knows. */
export async function ofOthers({ own, decisions, persona, bySession }: Keyed): Promise<unknown> {
  const read = own.marked(await bySession(), persona);
  const told = await Promise.all(itemsOf(read).map((item) => decisions.areAbout(fieldOf(item, 'resourceId'))));
  const isOthers = (item: unknown, at: number): boolean => !told[at] && !own.has(fieldOf(item, 'resourceId'));
  const items = itemsOf(read).filter(isOthers);
  const waiting = fieldOf(read, 'waiting');
  const left = itemsOf(read).length - items.length;
  return { ...Object(read), items, ...(typeof waiting === 'number' && { waiting: Math.max(0, waiting - left) }) };
}

import { fieldsIn, listIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';

const last = 'post';
const others = 'others-posts';
const mostOwners = 5;
const mostOfOne = 5;

/** The draft of a new post as it is kept; the writing is validated where it is used. */
interface KeptNewPost {
  readonly owner: string;
  readonly writing: unknown;
  readonly keptAt: number;
}

/** The drafts of new posts on this device, each with its owner and its idempotency key, the last one first. It has a place of its own; the others wait beside it, those of a second tab too. */
export const keptNewPosts = (storage: UserStorage): readonly KeptNewPost[] => [storage.read(last), ...listIn(storage.read(others))].flatMap(newPostIn);

/** The drafts of one owner. */
export const newPostsOf = (storage: UserStorage, owner: string): readonly KeptNewPost[] => keptNewPosts(storage).filter((kept) => kept.owner === owner);

/** Keeps a draft in the place of the one with a key, which is its own unless it has just got a new one. All others stay. */
export const keepNewPost = (storage: UserStorage, kept: KeptNewPost, inPlaceOf = keyOf(kept)): void =>
  keepAll(storage, [kept, ...keptNewPosts(storage).filter((each) => each.owner !== kept.owner || ![inPlaceOf, keyOf(kept)].includes(keyOf(each)))]);

export const dropNewPost = (storage: UserStorage, owner: string, submissionKey: string): void =>
  keepAll(
    storage,
    keptNewPosts(storage).filter((each) => each.owner !== owner || keyOf(each) !== submissionKey),
  );

/** Keeps as many drafts as there is room for: those of few owners, and few of each. */
function keepAll(storage: UserStorage, drafts: readonly KeptNewPost[]): void {
  const owners = [...new Set(drafts.map(({ owner }) => owner))].slice(0, mostOwners);
  const allowed = new Set(owners.flatMap((owner) => drafts.filter((each) => each.owner === owner).slice(0, mostOfOne)));
  const [newest, ...older] = drafts.filter((each) => allowed.has(each));
  if (newest) storage.keep(last, newest);
  else storage.drop(last);
  if (older.length > 0) storage.keep(others, older);
  else storage.drop(others);
}

const keyOf = ({ writing }: KeptNewPost): unknown => fieldsIn(writing)['submissionKey'];

function newPostIn(value: unknown): readonly KeptNewPost[] {
  const { owner, writing, keptAt } = fieldsIn(value);
  return typeof owner === 'string' ? [{ owner, writing, keptAt: typeof keptAt === 'number' ? keptAt : 0 }] : [];
}

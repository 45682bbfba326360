import { fieldsIn, listIn, numberIn, textIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { TextsByOwner } from './texts-by-owner.ts';

/** Most drafts of a member, including those waiting for a made-up name. */
const mostOfOne = 20;

/** New-post drafts by idempotency key, migrated from the previous release's format. */
export function newPostsIn(storage: UserStorage): TextsByOwner {
  const drafts = new TextsByOwner(storage, 'posts', mostOfOne);
  const older = [storage.read('post'), ...listIn(storage.read('others-posts'))].toReversed().map(fieldsIn);
  const isMoved = older.map(({ owner, writing, keptAt }) => {
    const key = textIn(fieldsIn(writing)['submissionKey']);
    if (typeof owner !== 'string') return true;
    const there = drafts.of(owner)[key];
    return drafts.put(owner, key, there && numberIn(there['keptAt']) > numberIn(keptAt) ? there : { writing, keptAt });
  });
  if (isMoved.every(Boolean)) for (const name of ['post', 'others-posts']) storage.drop(name);
  return drafts;
}

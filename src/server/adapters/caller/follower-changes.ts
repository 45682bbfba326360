import { createHmac, randomBytes } from 'node:crypto';
import { LruCache } from '#core/lru-cache.ts';

const mostRemembered = 200_000;

/**
 * The changes of follower counts that accounts made today, for lists which browsers keep: a browser can lose its list, or send an old one, so that the same
 * join or leave comes again and again. One account moves the count of one community by one a day at most, either way. They are in the memory of this process
 * alone, under a key that dies with it: no row says which communities an account has joined (F-07). Each of several processes counts by itself.
 */
export class FollowerChanges {
  readonly #key = randomBytes(32);
  readonly #changes = new LruCache<number>(mostRemembered);
  #day = '';

  /** Whether this change counts today. */
  counts(day: string, member: string, communityId: string, by: 1 | -1): boolean {
    if (day !== this.#day) this.#changes.clear();
    this.#day = day;
    const key = createHmac('sha256', this.#key)
      .update(JSON.stringify([member, communityId]))
      .digest('base64');
    const changed = (this.#changes.peek(key) ?? 0) + by;
    if (Math.abs(changed) > 1) return false;
    this.#changes.put(key, changed);
    return true;
  }
}

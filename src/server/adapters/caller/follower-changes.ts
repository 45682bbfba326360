import { createHmac, randomBytes } from 'node:crypto';
import { LruCache } from '#core/lru-cache.ts';

const mostRemembered = 200_000;

/** Limits an account to one change a day per community count, in memory only (F-07). */
export class FollowerChanges {
  readonly #key = randomBytes(32);
  readonly #changes = new LruCache<number>(mostRemembered);
  #day = '';

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

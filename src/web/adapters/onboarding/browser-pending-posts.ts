import type { PendingPosts } from '#core/onboarding/pending-posts.ts';
import type { PostIntent } from '#core/onboarding/post-intent.ts';

/** Begins with the prefix of the member signed in here, and goes when they sign out. */
const key = 'daftar.own.pending-post';

/** Remembers the post in the storage of this browser; where that is forbidden, nothing waits. */
export class BrowserPendingPosts implements PendingPosts {
  waiting(): PostIntent | undefined {
    try {
      const [campaign, changes] = localStorage.getItem(key)?.split(' ') ?? [];
      return campaign === undefined ? undefined : { campaign, ...(changes !== undefined && { changes }) };
    } catch {
      return undefined;
    }
  }

  keep({ campaign, changes }: PostIntent): void {
    try {
      localStorage.setItem(key, changes === undefined ? campaign : `${campaign} ${changes}`);
    } catch {
      return;
    }
  }

  forget(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
  }
}

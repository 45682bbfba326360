import type { PendingPosts } from '#core/onboarding/pending-posts.ts';
import type { PostErrand } from '#core/onboarding/post-errand.ts';

/** A device that remembers one post in memory. */
export class FakePendingPosts implements PendingPosts {
  kept: PostErrand | undefined;

  waiting(): PostErrand | undefined {
    return this.kept;
  }

  keep(errand: PostErrand): void {
    this.kept = errand;
  }

  forget(): void {
    this.kept = undefined;
  }
}

import type { PendingPosts } from '#core/onboarding/pending-posts.ts';
import type { PostIntent } from '#core/onboarding/post-intent.ts';

/** A device that remembers one post in memory. */
export class FakePendingPosts implements PendingPosts {
  kept: PostIntent | undefined;

  waiting(): PostIntent | undefined {
    return this.kept;
  }

  keep(intent: PostIntent): void {
    this.kept = intent;
  }

  forget(): void {
    this.kept = undefined;
  }
}

import type { PostIntent } from './post-intent.ts';

/** Where this device remembers that a post is to be written as soon as its author may. */
export abstract class PendingPosts {
  abstract waiting(): PostIntent | undefined;
  abstract keep(intent: PostIntent): void;
  abstract forget(): void;
}

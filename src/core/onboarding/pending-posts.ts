import type { PostIntent } from './post-intent.ts';

/** The port of pending posts: this device remembers that one is to be written as soon as its author may. */
export abstract class PendingPosts {
  abstract waiting(): PostIntent | undefined;
  abstract keep(intent: PostIntent): void;
  abstract forget(): void;
}

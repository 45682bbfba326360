import type { PostErrand } from './post-errand.ts';

/** Where this device remembers that a post is to be written as soon as its author may. */
export abstract class PendingPosts {
  abstract waiting(): PostErrand | undefined;
  abstract keep(errand: PostErrand): void;
  abstract forget(): void;
}

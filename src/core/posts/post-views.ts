export const mostViewsAtOnce = 50;

/** Daily views, never of a pseudonym's own posts, which omission would expose (F-07). */
export abstract class PostViews {
  abstract record(postIds: readonly string[]): Promise<void>;
}

/** The most posts recorded in one call. */
export const mostViewsAtOnce = 50;

/** Impressions: the posts that the signed-in member has seen; each counts once a day. of anyone who has a made-up name that no account is known to, they count by its key alone, and never those that it wrote: an account that has seen all posts but one would name who wrote that one (F-07). */
export abstract class PostViews {
  abstract record(postIds: readonly string[]): Promise<void>;
}

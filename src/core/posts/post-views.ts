/** The most posts recorded in one call. */
export const mostViewsAtOnce = 50;

/** Impressions: the posts that the signed-in member has seen; each counts once a day. */
export abstract class PostViews {
  abstract record(postIds: readonly string[]): Promise<void>;
}

import type { WantedPost } from '#core/wanted/wanted.ts';
import type { WritingOptions } from './writing-store.ts';

/** The campaign of a post that was wanted without any. */
export const usualCampaign = 'create_post';

/** The wish to write what the composer was opened for. */
export const wantedPost = ({ campaign = usualCampaign, kind: post, community, edits, changes = edits?.postId }: WritingOptions): WantedPost => ({
  kind: 'write',
  campaign,
  ...(post && { post }),
  ...(community && { community }),
  ...(changes !== undefined && { changes }),
});

/** The options with which the composer opens for a wish, once its author may write. */
export const writingOf = ({ campaign, post, community, changes }: WantedPost): WritingOptions => ({
  campaign,
  source: 'user_logged_in',
  ...(post && { kind: post }),
  ...(community && { community }),
  ...(changes !== undefined && { changes }),
});

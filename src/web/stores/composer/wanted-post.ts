import type { WantedPost } from '#core/wanted/wanted.ts';
import type { WritingOptions } from './writing-store.ts';

export const usualCampaign = 'create_post';

/** Writing intent, kept across a login. */
export const wantedPost = ({ campaign = usualCampaign, kind: post, community, draft, edits, changes = edits?.postId }: WritingOptions): WantedPost => ({
  kind: 'write',
  campaign,
  ...(post && { post }),
  ...(community && { community }),
  ...(changes !== undefined && { changes }),
  ...(draft !== undefined && { draft }),
});

/** Composer options for an intent, once its author may write. */
export const writingOf = ({ campaign, post, community, changes, draft }: WantedPost): WritingOptions => ({
  campaign,
  source: 'user_logged_in',
  ...(post && { kind: post }),
  ...(community && { community }),
  ...(changes !== undefined && { changes }),
  ...(draft !== undefined && { draft }),
});

import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CommunityType } from '#core/communities/community.ts';
import type { OfferFacts } from '#core/offers/salary-offer.ts';
import type { PostKind } from '#core/posts/post.ts';

/** What can be the status of a thing that is in the database. */
export type KeptStatus = 'FLAGGED' | 'LIVE' | 'AUTHOR_REJECTED' | 'DELETED';

/** The tables of communities, posts, comments and what members do with them. */
export interface TalkTables {
  readonly community: CommunityTable;
  readonly membership: { member: string; community_id: string };
  readonly count_delta: { id: GeneratedAlways<number>; thing: string; counter: number; change: number };
  readonly post: PostTable;
  readonly post_media: PostMediaTable;
  readonly upload: UploadTable;
  readonly comment: CommentTable;
  readonly choice: ChoiceTable;
  readonly vote: { thing: string; voter: string; kind: number; before: Generated<number> };
  readonly choice_vote: { post_id: string; voter: string; choice_id: string | null; before: string | null };
  readonly post_view: { post_id: string; viewer: string; seen_on: string };
  readonly hidden_post: { viewer: string; post_id: string };
  readonly answer_request: { post_id: string; asker: string };
  readonly salary_offer: SalaryOfferTable;
  readonly video: VideoTable;
  readonly submission: { key: string; payload: string; answer: string; sent_on: string };
  readonly daily_use: { key: string; used_on: string; times: Generated<number> };
}

interface CommunityTable {
  id: string;
  type: CommunityType;
  url_name: string;
  name: string;
  name_key: GeneratedAlways<string>;
  category: string;
  about: string;
  logo_image_id: string | null;
  posts_count: Generated<number>;
  followers_count: Generated<number>;
}

interface PostTable {
  id: string;
  community_id: string;
  author_ref: string;
  kind: PostKind;
  status: Generated<KeptStatus>;
  title: string | null;
  content: string;
  campaign: string | null;
  video_id: string | null;
  is_short: Generated<boolean>;
  closes_on: string | null;
  posted_at: Date;
  is_edited: Generated<boolean>;
  version: Generated<number>;
  up_count: Generated<number>;
  down_count: Generated<number>;
  comments_count: Generated<number>;
  views_count: Generated<number>;
  requests_count: Generated<number>;
  heat: number;
}

interface PostMediaTable {
  id: string;
  post_id: string;
  place: number;
  width: number;
  height: number;
  bytes: Uint8Array;
  small: Uint8Array | null;
}

interface UploadTable {
  id: string;
  owner: string;
  width: number;
  height: number;
  bytes: Uint8Array;
  small: Uint8Array | null;
  made_on: string;
}

interface CommentTable {
  id: string;
  post_id: string;
  root_id: string | null;
  reply_to_id: string | null;
  author_ref: string;
  status: Generated<KeptStatus>;
  content: string;
  posted_at: Date;
  is_edited: Generated<boolean>;
  version: Generated<number>;
  up_count: Generated<number>;
  down_count: Generated<number>;
  replies_count: Generated<number>;
  best: Generated<number>;
}

/** An option of a poll has a text; a salary offer has its facts. */
interface ChoiceTable {
  id: string;
  post_id: string;
  place: number;
  text: string | null;
  offer: JSONColumnType<OfferFacts> | null;
  votes_count: Generated<number>;
}

interface SalaryOfferTable {
  id: string;
  owner: string;
  facts: JSONColumnType<Omit<OfferFacts, 'isCurrent'>>;
  is_current: Generated<boolean>;
}

interface VideoTable {
  id: string;
  owner: string;
  youtube_id: string;
  is_short: boolean;
  title: string | null;
  made_on: string;
}

import { bestOf } from '#core/comments/comment.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { rankScore } from '#core/feeds/feed-order.ts';
import type { Column } from '../bulk-insert.ts';
import { pictureSize } from './compose-pictures.ts';
import type { DemoOption, DemoComment, DemoAuthor, DemoPicture, DemoPost } from './demo-content.ts';

const moment = (ms: number): string => new Date(ms).toISOString();

export const authorColumns: readonly Column<'persona', DemoAuthor>[] = [
  { name: 'ref', type: 'text', of: ({ ref }) => ref },
  { name: 'kind', type: 'text', of: ({ kind }) => kind },
  { name: 'name', type: 'text', of: ({ name }) => name },
  { name: 'name_key', type: 'text', of: ({ kind, name }) => (kind === 'ANONYMOUS' ? lookOf(name) : null) },
  { name: 'avatar', type: 'text', of: ({ avatar }) => avatar },
  { name: 'is_verified', type: 'boolean', of: ({ isVerified }) => isVerified },
];

export const postColumns: readonly Column<'post', DemoPost>[] = [
  { name: 'id', type: 'text', of: ({ id }) => id },
  { name: 'community_id', type: 'text', of: ({ communityId }) => communityId },
  { name: 'author_ref', type: 'text', of: ({ author }) => author.ref },
  { name: 'kind', type: 'text', of: ({ kind }) => kind },
  { name: 'title', type: 'text', of: ({ title }) => title },
  { name: 'content', type: 'text', of: ({ content }) => content },
  { name: 'video_id', type: 'text', of: ({ videoId }) => videoId },
  { name: 'closes_on', type: 'date', of: ({ closesOn }) => closesOn },
  { name: 'posted_at', type: 'timestamptz', of: ({ postedAtMs }) => moment(postedAtMs) },
  { name: 'up_count', type: 'integer', of: ({ ups }) => ups },
  { name: 'down_count', type: 'integer', of: ({ downs }) => downs },
  { name: 'comments_count', type: 'integer', of: ({ comments }) => comments.length },
  { name: 'views_count', type: 'integer', of: ({ views }) => views },
  {
    name: 'heat',
    type: 'integer',
    of: ({ postedAtMs, ups, downs, comments }) => rankScore({ postedAtMs, upVotes: ups, downVotes: downs, commentsCount: comments.length, requestsCount: 0 }),
  },
];

export const commentColumns: readonly Column<'comment', DemoComment>[] = [
  { name: 'id', type: 'text', of: ({ id }) => id },
  { name: 'post_id', type: 'text', of: ({ postId }) => postId },
  { name: 'root_id', type: 'text', of: ({ rootId }) => rootId },
  { name: 'reply_to_id', type: 'text', of: ({ replyToId }) => replyToId },
  { name: 'author_ref', type: 'text', of: ({ author }) => author.ref },
  { name: 'content', type: 'text', of: ({ content }) => content },
  { name: 'posted_at', type: 'timestamptz', of: ({ postedAtMs }) => moment(postedAtMs) },
  { name: 'up_count', type: 'integer', of: ({ ups }) => ups },
  { name: 'down_count', type: 'integer', of: ({ downs }) => downs },
  { name: 'replies_count', type: 'integer', of: ({ replies }) => replies },
  { name: 'best', type: 'integer', of: ({ ups, downs, replies }) => bestOf({ upVotes: ups, downVotes: downs, repliesCount: replies }) },
];

export const optionColumns: readonly Column<'choice', DemoOption>[] = [
  { name: 'id', type: 'text', of: ({ id }) => id },
  { name: 'post_id', type: 'text', of: ({ postId }) => postId },
  { name: 'place', type: 'smallint', of: ({ place }) => place },
  { name: 'text', type: 'text', of: ({ text }) => text },
  { name: 'offer', type: 'jsonb', of: ({ offer }) => (offer ? JSON.stringify(offer) : null) },
  { name: 'votes_count', type: 'integer', of: ({ votes }) => votes },
];

/** A picture that has been drawn. */
export interface PaintedPicture extends DemoPicture {
  readonly bytes: Uint8Array;
}

export const postPictureColumns: readonly Column<'post_media', PaintedPicture>[] = [
  { name: 'id', type: 'text', of: ({ id }) => id },
  { name: 'post_id', type: 'text', of: ({ postId }) => postId },
  { name: 'place', type: 'smallint', of: ({ place }) => place },
  { name: 'width', type: 'integer', of: () => pictureSize.width },
  { name: 'height', type: 'integer', of: () => pictureSize.height },
  { name: 'bytes', type: 'bytea', of: ({ bytes }) => bytes },
];

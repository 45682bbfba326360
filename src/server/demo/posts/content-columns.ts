import { bestOf } from '#core/comments/comment.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { rankScore } from '#core/feeds/feed-order.ts';
import type { Column } from '../bulk-insert.ts';
import { pictureSize } from './compose-pictures.ts';
import type { DemoOption, DemoComment, DemoAuthor, DemoPicture, DemoPost } from './demo-content.ts';

const moment = (ms: number): string => new Date(ms).toISOString();

export const authorColumns: readonly Column<'persona', DemoAuthor>[] = [
  { name: 'ref', of: ({ ref }) => ref },
  { name: 'kind', of: ({ kind }) => kind },
  { name: 'name', of: ({ name }) => name },
  { name: 'name_key', of: ({ kind, name }) => (kind === 'ANONYMOUS' ? lookOf(name) : null) },
  { name: 'avatar', of: ({ avatar }) => avatar },
  { name: 'is_verified', of: ({ isVerified }) => isVerified },
];

export const postColumns: readonly Column<'post', DemoPost>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'community_id', of: ({ communityId }) => communityId },
  { name: 'author_ref', of: ({ author }) => author.ref },
  { name: 'kind', of: ({ kind }) => kind },
  { name: 'title', of: ({ title }) => title },
  { name: 'content', of: ({ content }) => content },
  { name: 'video_id', of: ({ videoId }) => videoId },
  { name: 'closes_on', of: ({ closesOn }) => closesOn },
  { name: 'posted_at', of: ({ postedAtMs }) => moment(postedAtMs) },
  { name: 'up_count', of: ({ ups }) => ups },
  { name: 'down_count', of: ({ downs }) => downs },
  { name: 'comments_count', of: ({ comments }) => comments.length },
  { name: 'views_count', of: ({ views }) => views },
  {
    name: 'heat',
    of: ({ postedAtMs, ups, downs, comments }) => rankScore({ postedAtMs, upVotes: ups, downVotes: downs, commentsCount: comments.length, requestsCount: 0 }),
  },
];

export const commentColumns: readonly Column<'comment', DemoComment>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'post_id', of: ({ postId }) => postId },
  { name: 'root_id', of: ({ rootId }) => rootId },
  { name: 'reply_to_id', of: ({ replyToId }) => replyToId },
  { name: 'author_ref', of: ({ author }) => author.ref },
  { name: 'content', of: ({ content }) => content },
  { name: 'posted_at', of: ({ postedAtMs }) => moment(postedAtMs) },
  { name: 'up_count', of: ({ ups }) => ups },
  { name: 'down_count', of: ({ downs }) => downs },
  { name: 'replies_count', of: ({ replies }) => replies },
  { name: 'best', of: ({ ups, downs, replies }) => bestOf({ upVotes: ups, downVotes: downs, repliesCount: replies }) },
];

export const optionColumns: readonly Column<'choice', DemoOption>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'post_id', of: ({ postId }) => postId },
  { name: 'place', of: ({ place }) => place },
  { name: 'text', of: ({ text }) => text },
  { name: 'offer', of: ({ offer }) => (offer ? JSON.stringify(offer) : null) },
  { name: 'votes_count', of: ({ votes }) => votes },
];

export interface PaintedPicture extends DemoPicture {
  readonly bytes: Uint8Array;
}

export const postPictureColumns: readonly Column<'post_media', PaintedPicture>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'post_id', of: ({ postId }) => postId },
  { name: 'place', of: ({ place }) => place },
  { name: 'width', of: () => pictureSize.width },
  { name: 'height', of: () => pictureSize.height },
  { name: 'bytes', of: ({ bytes }) => bytes },
];

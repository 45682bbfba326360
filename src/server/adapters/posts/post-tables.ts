import type { PostKind, KeptStatus } from '#core/posts/post.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { accountHash, day, flag, moment, number, oneOf, personaKey, text } from '../database/column.ts';
import { leavesPlace, table, withAccount } from '../database/table.ts';

export const post = table('post', {
  purpose: 'Posts, each under one of its author’s personas.',
  kept: leavesPlace,
  staysBecause: 'An empty place stays, so that replies by others can still be read.',
  columns: {
    id: text('A random name.', 'everyone', 'random name'),
    community_id: text('The community it is in.', 'everyone', 'random name'),
    author_ref: personaKey('Which persona wrote it. An empty place has it for as long as the persona exists.'),
    kind: oneOf<PostKind>('Whether it is mainly text, pictures, a video, a poll or offers.', 'everyone'),
    status: oneOf<KeptStatus>('Whether it is shown, waits for a decision, or was taken down.', 'everyone').generated(),
    locked_for: oneOf<ModerationRule>('The rule by which comments below it are closed.', 'everyone').orNull(),
    title: text('Its title.', 'everyone', 'member').orNull(),
    content: text('Its text.', 'everyone', 'member'),
    campaign: text('From which place of the product it was started.', 'operator', 'pattern').orNull().wipedTo(null),
    video_id: text('Which video it shows.', 'everyone', 'pattern').orNull().wipedTo(null),
    is_short: flag('Whether that video is a short.', 'everyone').generated(),
    closes_on: day('The last day of its poll.', 'everyone').orNull(),
    posted_at: moment('When it was written; for an anonymous post any moment of the hour before. Others are shown only the day.', 'everyone'),
    is_edited: flag('Whether it was changed.', 'everyone').generated(),
    version: number('How often it was changed.', 'everyone').generated(),
    up_count: number('How many like it.', 'everyone').generated().figure('one more'),
    down_count: number('How many do not.', 'everyone').generated().figure('one more'),
    comments_count: number('How many comments are below it.', 'everyone').generated().figure('shown rows'),
    views_count: number('How many have seen it.', 'everyone').generated().figure('one more'),
    requests_count: number('How many wait for an answer.', 'everyone').generated().figure('one more'),
    heat: number('Its place in feeds, by the published formula.', 'the server'),
  },
});

export const scheduledPost = table('scheduled_post', {
  purpose: 'Posts that their author wants to appear later, each with its own moment. One that a moderator has to look at first still appears later.',
  kept: { for: 'always', because: 'A row is deleted when its post appears: at its moment, or as soon after as it may.' },
  deletedWith: ['post'],
  columns: {
    post_id: text('The post.', 'the server', 'random name'),
    due: moment('The moment from which it appears, chosen at random.', 'the server'),
  },
});

export const postView = table('post_view', {
  purpose:
    'Which posts a member has seen today, so that each counts once a day. Nobody needs to know later who read what. Members with a made-up name that is not linked to an account are counted by that name, so that no account shows, by what it has not seen, what it wrote.',
  kept: { for: 'days', days: 0 },
  datedBy: 'seen_on',
  partitionedBy: 'day',
  deletedWith: ['account', 'post'],
  countsAs: 'postViews',
  columns: {
    post_id: text('The post.', 'the server', 'random name'),
    viewer: accountHash('views'),
    seen_on: day('The day. The views of one day are stored apart from those of other days, and are deleted together.', 'the server'),
  },
});

export const hiddenPost = table('hidden_post', {
  purpose: 'Posts that a member does not want in their feeds.',
  kept: withAccount,
  deletedWith: ['account', 'post'],
  countsAs: 'hiddenPosts',
  columns: {
    viewer: accountHash('hidden'),
    post_id: text('The post.', 'the server', 'random name'),
  },
});

export const answerRequest = table('answer_request', {
  purpose: 'Members who wait for an answer below a post, so that each counts once. A request stays counted when its row is deleted.',
  kept: withAccount,
  deletedWith: ['account', 'post'],
  countsAs: 'answerRequests',
  columns: {
    post_id: text('The post.', 'the server', 'random name'),
    asker: accountHash('requests'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    answer_request: typeof answerRequest;
    hidden_post: typeof hiddenPost;
    post: typeof post;
    post_view: typeof postView;
    scheduled_post: typeof scheduledPost;
  }
}

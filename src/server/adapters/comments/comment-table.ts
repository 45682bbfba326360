import type { MentionPlace } from '#core/comments/mentions.ts';
import type { ModeratedStatus, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { flag, json, moment, number, oneOf, personaKey, text } from '../database/column.ts';
import { leavesPlace, table } from '../database/table.ts';

export const comment = table('comment', {
  purpose: 'Comments below posts, and answers to questions.',
  kept: leavesPlace,
  staysBecause: 'An empty place stays, so that replies by others can still be read.',
  columns: {
    id: text('A random name.', 'everyone', 'random name'),
    post_id: text('The post or the question.', 'everyone', 'random name'),
    root_id: text('The comment it is below.', 'everyone', 'random name').orNull(),
    reply_to_id: text('The comment that it answers.', 'everyone', 'random name').orNull(),
    author_ref: personaKey('Which persona wrote it. An empty place has it for as long as the persona exists.'),
    status: oneOf<ModeratedStatus>('Whether it is shown, waits for a decision, or was taken down.', 'everyone').generated(),
    locked_for: oneOf<ModerationRule>('The rule by which replies below it are closed.', 'everyone').orNull(),
    content: text('Its text.', 'everyone', 'member'),
    mentions: json<readonly MentionPlace[]>('Where it mentions names, each by what its owner wrote in the same thread.', 'everyone', 'random name')
      .orNull()
      .wipedTo(null),
    posted_at: moment('When it was written; for an anonymous comment blurred by up to an hour. Others are shown only the day.', 'everyone'),
    is_edited: flag('Whether it was changed.', 'everyone').generated(),
    version: number('How often it was changed.', 'everyone').generated(),
    up_count: number('How many like it.', 'everyone').generated().figure('one more'),
    down_count: number('How many do not.', 'everyone').generated().figure('one more'),
    replies_count: number('How many replies are below it.', 'everyone').generated().figure('shown rows'),
    best: number('Its place among the best.', 'the server').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    comment: typeof comment;
  }
}

import { rulesNamed } from '../moderation/rules.ts';
import type { Measure } from '#core/moderation/moderation-outcome.ts';
import type { PostStatus } from '#core/posts/post.ts';

export const words = {
  rulesNamed,
  description: (author: string, community: string) => `${author} in ${community}.`,
  gone: {
    FLAGGED: 'This post is hidden until a moderator has looked at it.',
    AUTHOR_REJECTED: 'This post was removed.',
    DELETED: 'Its author deleted this post.',
    NOT_FOUND: 'There is no such post.',
    SCHEDULED: 'There is no such post.',
    LIVE: '',
  } satisfies Record<PostStatus, string>,
  goneRule: (rule: string) => `Rule: ${rule}.`,
  goneWeek: (monday: string) => `Week of ${monday}.`,
  ledger: 'See the ledger',
  outcome: {
    measures: {
      // Promise F-04
      hide: 'Only you and moderators see this until a moderator has checked it.',
      // Promise F-04
      remove: 'A moderator took this down. Only you and moderators still see it.',
      lock: 'A moderator closed this for comments.',
      warn: 'A moderator has warned you about this.',
      silence: 'Because of this a moderator has stopped you from writing. The page “Your posts” says until when.',
    } satisfies Record<Measure, string>,
    granted: {
      hide: '',
      remove: 'A moderator had taken this down. The second look brought it back.',
      lock: 'A moderator had closed the comments here. After the second look they are open again.',
      warn: 'A moderator had warned you about this. The second look withdrew the warning.',
      silence: 'Because of this a moderator had stopped you from writing. The second look allowed it again.',
    } satisfies Record<Measure, string>,
    note: 'Note from the moderator',
    appeal: 'Ask for a second look',
    oneAtATime: 'You can also ask for a second look at this, once your other appeal is decided.',
    appeals: { open: 'You have asked for a second look. The answer will appear here.', rejected: 'The second look made the same decision.' },
  },
};

export type PostPageWords = typeof words;

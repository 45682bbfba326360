import type { PostStatus } from '#core/posts/post.ts';

/** Sentences of a post’s own page, which no card needs, in English. The type of every other language is the type of this one. */
export const words = {
  description: (author: string, community: string) => `${author} in ${community}.`,
  gone: {
    FLAGGED: 'This post was reported, and a moderator is looking at it.',
    AUTHOR_REJECTED: 'This post was removed.',
    DELETED: 'Its author deleted this post.',
    NOT_FOUND: 'There is no such post.',
    LIVE: '',
  } satisfies Record<PostStatus, string>,
  goneRule: (rule: string) => `Rule: ${rule}.`,
  goneWeek: (week: string) => `Week ${week}.`,
  ledger: 'See the ledger',
};

export type PostPageWords = typeof words;

import { describe, expect, it } from 'vitest';
import { mayDelete, mayEdit, mayKnow, mayRead, maySee } from './post-access.ts';
import { postStatuses, type PostStatus } from './post.ts';

const readers = {
  author: { isAuthor: true, isModerator: false },
  moderator: { isAuthor: false, isModerator: true },
  anybody: { isAuthor: false, isModerator: false },
} as const;

/** Rights by reader and status: know, see, read, edit and delete. */
const rights: Readonly<Record<PostStatus, Readonly<Record<keyof typeof readers, string>>>> = {
  LIVE: { author: 'know see read edit delete', moderator: 'know see read', anybody: 'know see read' },
  FLAGGED: { author: 'know see read edit delete', moderator: 'know see', anybody: 'know' },
  SCHEDULED: { author: 'know see read edit delete', moderator: '', anybody: '' },
  AUTHOR_REJECTED: { author: 'know see read delete', moderator: 'know see', anybody: 'know' },
  DELETED: { author: 'know', moderator: 'know', anybody: 'know' },
  NOT_FOUND: { author: 'know', moderator: 'know', anybody: 'know' },
};

const asked = { know: mayKnow, see: maySee, read: mayRead, edit: mayEdit, delete: mayDelete } as const;

describe('what a reader may do with a post', () => {
  it.each(postStatuses)('is said for a post that is %s', (status) => {
    const found = Object.fromEntries(
      Object.entries(readers).map(([name, reader]) => [
        name,
        Object.entries(asked)
          .flatMap(([right, may]) => (may(status, reader) ? [right] : []))
          .join(' '),
      ]),
    );
    expect(found).toEqual(rights[status]);
  });

  it('is more for an author who moderates only by what they wrote', () => {
    expect(maySee('SCHEDULED', { isAuthor: true, isModerator: true })).toBe(true);
    expect(mayEdit('LIVE', { isAuthor: false })).toBe(false);
  });
});

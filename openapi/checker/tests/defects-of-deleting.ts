import { before, cookieOf, inNameOf, isDone, listed, unasked, type MeaningDefect } from './between.ts';
import { aboutIn, creations, ofAllOwn } from './creations.ts';
import type { Json } from './planting.ts';

/** Faults of deletions, and of acts on others' creations. */
export const defectsOfDeleting: Readonly<Record<string, MeaningDefect>> = {
  'a delete that deletes nothing': ['createPost', 'what was deleted is not found', () => before({ deletePost: unasked() })],
  'a delete that hides from one list alone': [
    'createSalaryPost',
    'what was deleted is not found',
    () => {
      const gone: string[] = [];
      return before({
        deleteSalaryPost: async ({ url }) => {
          gone.push(url);
          return { status: 204, headers: {}, body: '' };
        },
        listSalaryPosts: listed((items) => items.filter(({ offerId }) => gone.every((url) => !url.includes(String(offerId))))),
      });
    },
  ],
  'a delete that deletes another one, too': [
    'createWorkExperience',
    'what is done to one leaves the others alone',
    () => {
      const { all, keeping } = creations('workExperienceId');
      return before({ createWorkExperience: keeping, deleteWorkExperience: ofAllOwn(all) });
    },
  ],
  'a deleted thing still in its list': ['createJobAlert', 'what was deleted is in no list', () => before({ deleteJobAlert: unasked() })],
  'a deleted thing still in one of its lists': [
    'createPost',
    'what was deleted is in no list',
    () => {
      const known = new Map<unknown, Json>();
      return before({
        listMyFeed: listed((items) => {
          for (const item of items) known.set(item['postId'], item);
          return [...known.values()];
        }),
      });
    },
  ],
  'a second delete answered with 204': [
    'createSalaryPost',
    'what was deleted cannot be deleted again',
    () =>
      before({
        deleteSalaryPost: async (asked, ask) => {
          const answered = await ask(asked);
          return answered.status === 404 ? { ...answered, status: 204, body: '' } : answered;
        },
      }),
  ],
  'a stranger refused, who deletes all the same': [
    'deleteComment',
    'a stranger may not change it',
    () => {
      const { all, keeping } = creations('commentId');
      return before({
        createComment: keeping,
        deleteComment: async (asked, ask) => {
          const cookie = aboutIn(all, asked)?.cookie ?? '';
          const answered = await ask(asked);
          if (!isDone(answered)) await ask(inNameOf(cookie, asked));
          return answered;
        },
      });
    },
  ],
  'a stranger who deletes': [
    'deleteJobAlert',
    'a stranger may not change it',
    () => {
      const { all, keeping } = creations('jobAlertId');
      return before({ createJobAlert: keeping, deleteJobAlert: (asked, ask) => ask(inNameOf(aboutIn(all, asked)?.cookie ?? cookieOf(asked), asked)) });
    },
  ],
  'a stranger who changes': [
    'updatePost',
    'a stranger may not change it',
    () => {
      const { all, keeping } = creations('postId');
      return before({ createPost: keeping, updatePost: (asked, ask) => ask(inNameOf(aboutIn(all, asked)?.cookie ?? cookieOf(asked), asked)) });
    },
  ],
  'a stranger who reads': [
    'getSalaryPost',
    'a stranger may not read it',
    () => {
      const { all, keeping } = creations('offerId');
      return before({ createSalaryPost: keeping, getSalaryPost: (asked, ask) => ask(inNameOf(aboutIn(all, asked)?.cookie ?? cookieOf(asked), asked)) });
    },
  ],
};

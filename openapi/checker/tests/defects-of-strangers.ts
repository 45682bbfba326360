import { asLast } from './as-last.ts';
import { before, cookieOf, isDone, inNameOf, jsonOf, listed, showing, unasked, type Between, type MeaningDefect } from './between.ts';
import type { Json } from './planting.ts';

/** Answers writers as the last moderator or administrator. */
function openToAll(): Between {
  let known: string | undefined;
  return async (asked, ask) => {
    const answered = await ask(asked);
    if (isDone(answered)) known = cookieOf(asked);
    return [403, 404].includes(answered.status) && known !== undefined ? ask(inNameOf(known, asked)) : answered;
  };
}

/** Shows everyone the items of all creators. */
function oneForAll(creates: string, lists: string): Between {
  const cookies = new Set<string>();
  return before({
    [creates]: showing((_answer, asked) => void cookies.add(cookieOf(asked))),
    [lists]: async (asked, ask) => {
      const all: Json[] = [];
      for (const cookie of cookies) {
        const { body } = await ask(inNameOf(cookie, asked));
        all.push(...((jsonOf(body)['items'] ?? []) as readonly Json[]));
      }
      return listed(() => all)(asked, ask);
    },
  });
}

/** Last setting of each thing, by any member. */
function votesOfLast(id: string, choice: string) {
  const votes = new Map<unknown, unknown>();
  return {
    keeping: showing((_answer, asked) => {
      const body = jsonOf(asked.body);
      votes.set(body[id], body[choice]);
    }),
    of: (thing: unknown, name: string): Json => (votes.has(thing) ? { [name]: votes.get(thing) } : {}),
  };
}

export const defectsOfStrangers: Readonly<Record<string, MeaningDefect>> = {
  'an own list that shows somebody else’s': ['createSalaryPost', 'an own list is nobody else’s', () => oneForAll('createSalaryPost', 'listSalaryPosts')],
  'own lists that are one': ['listMyFeed', 'an own list is nobody else’s', () => oneForAll('createPost', 'listMyFeed')],
  'a thing that is everybody’s': [
    'createPost',
    'only its owner is told that it is theirs',
    () => before({ getPost: showing(({ post, ...answer }) => ({ ...answer, post: post && { ...(post as Json), isMine: true } })) }),
  ],
  'a thing that is nobody’s': [
    'createComment',
    'only its owner is told that it is theirs',
    () => before({ getComment: showing(({ comment, ...answer }) => ({ ...answer, comment: comment && { ...(comment as Json), isMine: false } })) }),
  ],
  'a thing that a list calls everybody’s': [
    'createPost',
    'only its owner is told that it is theirs',
    () => before({ listFeed: listed((items) => items.map((item) => ({ ...item, isMine: true }))) }),
  ],
  'a thing that a list calls nobody’s': [
    'createComment',
    'only its owner is told that it is theirs',
    () => before({ listMyComments: listed((items) => items.map((item) => ({ ...item, comment: { ...(item['comment'] as Json), isMine: false } }))) }),
  ],
  'a vote that everybody is shown as theirs': [
    'castVote',
    'what one member marks is not marked for another',
    () => {
      const votes = votesOfLast('resourceId', 'voteType');
      return before({ castVote: votes.keeping, getVote: showing((answer) => ({ ...answer, ...votes.of(answer['resourceId'], 'myVote') })) });
    },
  ],
  'a vote that a list shows everybody as theirs': [
    'castVote',
    'what one member marks is not marked for another',
    () => {
      const votes = votesOfLast('resourceId', 'voteType');
      return before({ castVote: votes.keeping, listFeed: listed((items) => items.map((item) => ({ ...item, ...votes.of(item['postId'], 'myVote') }))) });
    },
  ],
  'a choice in a poll that everybody is shown as theirs': [
    'votePoll',
    'what one member marks is not marked for another',
    () => {
      const votes = votesOfLast('postId', 'optionId');
      const shown = (post: Json): Json => ({ ...post, poll: post['poll'] && { ...(post['poll'] as Json), ...votes.of(post['postId'], 'myOptionId') } });
      return before({ votePoll: votes.keeping, getPost: showing(({ post, ...answer }) => ({ ...answer, post: post && shown(post as Json) })) });
    },
  ],
  'a job that is saved for everybody': [
    'saveJob',
    'what one member marks is not marked for another',
    () => {
      let last: string | undefined;
      return before({
        saveJob: (asked, ask) => {
          last = cookieOf(asked);
          return ask(asked);
        },
        listSavedJobs: (asked, ask) => ask(last === undefined ? asked : inNameOf(last, asked)),
      });
    },
  ],
  'a setting of one member set for another': [
    'saveMessagePreferences',
    'what one member sets is not set for another',
    () => {
      const { keeping, last } = asLast();
      return before({ saveMessagePreferences: keeping, getMessagePreferences: async (asked, ask) => last() ?? ask(asked) });
    },
  ],
  'an operation of moderators open to writers': [
    'listModerationQueue',
    'another kind of member is refused',
    () => before({ listModerationQueue: openToAll() }),
  ],
  'an operation of administrators open to writers': ['listBans', 'another kind of member is refused', () => before({ listBans: openToAll() })],
  'a logout that leaves the session open': ['logout', 'an ended session is refused', () => before({ logout: unasked() })],
  'a deleted account that stays signed in': [
    'deleteUser',
    'an ended session is refused',
    () => before({ deleteUser: async () => ({ status: 200, headers: {}, body: '{}' }) }),
  ],
};

import { before, cookieOf, isDone, inNameOf, jsonOf, listed, showing, unasked, type Between, type MeaningDefect } from './between.ts';
import type { Json } from './planting.ts';
import type { Answered, Asked } from './service.ts';

/** How often each member has asked something, by what they said there. */
function counter(): (asked: Asked) => number {
  const times = new Map<string, number>();
  return (asked) => {
    const key = `${cookieOf(asked)} ${asked.body}`;
    times.set(key, (times.get(key) ?? 0) + 1);
    return times.get(key) ?? 0;
  };
}

/** Gives everybody whatever was answered last. */
const asLast = (): { readonly keeping: Between; readonly last: () => Answered | undefined } => {
  let last: Answered | undefined;
  return {
    keeping: async (asked, ask) => {
      const answered = await ask(asked);
      if (isDone(answered)) last = answered;
      return answered;
    },
    last: () => last,
  };
};

const ofRepeats: Readonly<Record<string, MeaningDefect>> = {
  'a vote counted twice': [
    'castVote',
    'the first time adds one',
    () => {
      const times = counter();
      return before({ castVote: showing((answer, asked) => ({ ...answer, upVotes: Number(answer['upVotes']) + times(asked) - 1 })) });
    },
  ],
  'a vote that counts two': [
    'castVote',
    'the first time adds one',
    () => before({ castVote: showing((answer) => ({ ...answer, downVotes: 2 * Number(answer['downVotes']) })) }),
  ],
  'a vote that counts nothing': [
    'voteAnswer',
    'the first time adds one',
    () => before({ voteAnswer: showing((answer) => ({ ...answer, upVotes: 0, downVotes: 0 })) }),
  ],
  'a vote that cannot be taken back': [
    'castVote',
    'what was taken back is as before',
    () => {
      const { keeping, last } = asLast();
      return before({ castVote: async (asked, ask) => (jsonOf(asked.body)['voteType'] === 'none' ? (last() ?? keeping(asked, ask)) : keeping(asked, ask)) });
    },
  ],
  'a vote that stays where it was when its member chose otherwise': [
    'castVote',
    'who changes their mind counts once',
    () =>
      before({
        castVote: showing((answer, asked) => (jsonOf(asked.body)['voteType'] === 'down' ? { ...answer, upVotes: Number(answer['upVotes']) + 1 } : answer)),
      }),
  ],
  'a vote that nobody sees': [
    'castVote',
    'what was changed shows what was sent',
    () => before({ getVote: showing((answer) => ({ ...answer, myVote: 'none' })) }),
  ],
  'a repeated request that adds again': [
    'addMute',
    'asked twice it changes once',
    () => {
      const times = new Map<string, number>();
      return before({
        addMute: showing((_answer, asked) => void times.set(cookieOf(asked), (times.get(cookieOf(asked)) ?? 0) + 1)),
        listMutes: listed((items, asked) => items.flatMap((item) => Array.from({ length: times.get(cookieOf(asked)) ?? 1 }, () => item))),
      });
    },
  ],
  'a repeated request that is refused': [
    'saveJob',
    'asked twice it changes once',
    () => {
      const saved = new Set<string>();
      const keyOf = (asked: Asked): string => `${cookieOf(asked)} ${asked.url}`;
      return before({
        saveJob: async (asked, ask) => {
          if (saved.has(keyOf(asked))) return { status: 409, headers: {}, body: '{"code":"CONFLICT"}' };
          saved.add(keyOf(asked));
          return ask(asked);
        },
        unsaveJob: async (asked, ask) => {
          saved.delete(keyOf(asked));
          return ask(asked);
        },
      });
    },
  ],
  'a member counted each time they join': [
    'joinCommunity',
    'the first time adds one',
    () => {
      let joins = 0;
      return before({
        joinCommunity: showing((answer) => {
          const more = joins++;
          return { items: (answer['items'] as readonly Json[]).map((item) => ({ ...item, followers: Number(item['followers']) + more })) };
        }),
        leaveCommunity: showing(() => void (joins = 0)),
      });
    },
  ],
  'a comment that nobody counts': [
    'createComment',
    'the first time adds one',
    () => before({ getPost: showing(({ post, ...answer }) => ({ ...answer, post: post && { ...(post as Json), commentsCount: 0 } })) }),
  ],
  'a mark that cannot be seen': ['saveJob', 'what was marked is seen', () => before({ saveJob: unasked() })],
  'a mark that stays when it is taken back': ['saveJob', 'what was taken back is as before', () => before({ unsaveJob: unasked() })],
  'a mute that stays when it is taken back': ['addMute', 'what was taken back is as before', () => before({ removeMute: unasked() })],
  'a community that is never left': [
    'joinCommunity',
    'what was taken back is as before',
    () => {
      const { keeping, last } = asLast();
      return before({ joinCommunity: keeping, leaveCommunity: async (asked, ask) => last() ?? ask(asked) });
    },
  ],
};

/** Answers writers what the server answers the last moderator or administrator who asked. */
function openToAll(): Between {
  let known: string | undefined;
  return async (asked, ask) => {
    const answered = await ask(asked);
    if (isDone(answered)) known = cookieOf(asked);
    return [403, 404].includes(answered.status) && known !== undefined ? ask(inNameOf(known, asked)) : answered;
  };
}

/** Shows everybody the items of all who created any. */
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

const ofOthers: Readonly<Record<string, MeaningDefect>> = {
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

/** Faults of what is done again, taken back, or somebody else’s. */
export const defectsOfMembers = { ...ofRepeats, ...ofOthers };

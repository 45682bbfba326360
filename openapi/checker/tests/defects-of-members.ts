import { asLast } from './as-last.ts';
import { before, cookieOf, jsonOf, listed, showing, unasked, type MeaningDefect } from './between.ts';
import type { Json } from './planting.ts';
import type { Asked } from './answering.ts';

/** Counts each member's requests by content. */
function counter(): (asked: Asked) => number {
  const times = new Map<string, number>();
  return (asked) => {
    const key = `${cookieOf(asked)} ${asked.body}`;
    times.set(key, (times.get(key) ?? 0) + 1);
    return times.get(key) ?? 0;
  };
}

/** Faults of repeated or undone acts. */
export const defectsOfMembers: Readonly<Record<string, MeaningDefect>> = {
  'a popup that guests are shown, too': [
    'getEligibilityPopup',
    'a guest is shown nothing else',
    () => before({ getEligibilityPopup: showing((answer) => ({ ...answer, popupType: 'become-writer' })) }),
  ],
  'a tally that is answered otherwise than it is read': [
    'castVote',
    'an act answers what is read after it',
    () => before({ castVote: showing((answer) => ({ ...answer, upVotes: Number(answer['upVotes']) + 1 })) }),
  ],
  'a poll that is answered otherwise than it is read': [
    'votePoll',
    'an act answers what is read after it',
    () => before({ votePoll: showing((answer) => ({ ...answer, votesCount: Number(answer['votesCount']) + 1 })) }),
  ],
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
    'castVote',
    'the first time adds one',
    () => before({ castVote: showing((answer) => ({ ...answer, upVotes: 0, downVotes: 0 })) }),
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
  'a vote in a poll counted each time': [
    'votePoll',
    'the first time adds one',
    () => {
      const times = counter();
      let last = 0;
      return before({
        votePoll: showing((_answer, asked) => void (last = times(asked))),
        getPost: showing(({ post, ...answer }) => {
          const poll = (post as Json | null)?.['poll'] as Json | null | undefined;
          return { ...answer, post: poll ? { ...(post as Json), poll: { ...poll, votesCount: Number(poll['votesCount']) + last } } : post };
        }),
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

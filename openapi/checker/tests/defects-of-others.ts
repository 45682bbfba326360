import { askedWith, before, cookieOf, isDone, jsonOf, listed, searchIn, sent, showing, toRead, type Between, type MeaningDefect } from './between.ts';
import type { Answered, Asked } from './answering.ts';
import type { Json } from './planting.ts';

const lastOf = ({ url }: Asked): string => url.split('?', 1)[0]?.split('/').at(-1) ?? '';

const readPost = (postId: string): string => `/api/feed/v1/feed/${postId}`;

/** Posts as they were created, by id, with their author's cookie. */
function posts() {
  const known = new Map<string, { readonly cookie: string; readonly first: Answered }>();
  const createPost: Between = async (asked, ask) => {
    const answered = await ask(asked);
    if (!isDone(answered)) return answered;
    const postId = String(jsonOf(answered.body)['postId']);
    known.set(postId, { cookie: cookieOf(asked), first: await ask(toRead(asked, readPost(postId))) });
    return answered;
  };
  /** Undefined for the author of a post. */
  const ofOther = (asked: Asked): Answered | undefined => {
    const post = known.get(lastOf(asked));
    return post && post.cookie !== cookieOf(asked) ? post.first : undefined;
  };
  return { createPost, ofOther };
}

/** A list by offsets, which what comes in between moves. */
const byOffset: Between = async (asked, ask) => {
  const query = searchIn(asked);
  const question = [...query].filter(([name]) => !['limit', 'cursor'].includes(name)).join('&');
  const given = Buffer.from(query.get('cursor') ?? '', 'base64url').toString();
  const [, place = '0', of = question] = /^(\d+) (.*)$/.exec(given) ?? [];
  const [start, limit] = [Number(place), Number(query.get('limit') ?? 20)];
  const whole = await ask({ ...asked, url: askedWith(asked.url, (one) => (one.delete('cursor'), one.set('limit', '50'))) });
  if (!isDone(whole) || of !== question || (query.has('cursor') && start === 0) || limit > 50) return ask(asked);
  const answer = jsonOf(whole.body);
  const items = answer['items'] as readonly Json[];
  const next = start + limit < items.length ? Buffer.from(`${start + limit} ${question}`).toString('base64url') : null;
  return { ...whole, body: JSON.stringify({ ...answer, items: items.slice(start, start + limit), next }) };
};

/** Faults that others meet, or who asks once more. */
export const defectsOfOthers: Readonly<Record<string, MeaningDefect>> = {
  'a post that its author alone finds': [
    'createPost',
    'others are shown what its author is shown',
    () => {
      const { createPost, ofOther } = posts();
      return before({ createPost, getPost: (asked, ask) => ask(ofOther(asked) ? { ...asked, url: readPost('k3v9x0q2m7c1t8zz') } : asked) });
    },
  ],
  'a post that others still read once it is deleted': [
    'createPost',
    'others are shown what its author is shown',
    () => {
      const { createPost, ofOther } = posts();
      const getPost: Between = async (asked, ask) => {
        const answered = await ask(asked);
        const isGone = !isDone(answered) || jsonOf(answered.body)['post'] === null;
        return (isGone ? ofOther(asked) : undefined) ?? answered;
      };
      return before({ createPost, getPost });
    },
  ],
  'a change that its author alone is shown': [
    'createPost',
    'others are shown what its author is shown',
    () => {
      const { createPost, ofOther } = posts();
      return before({ createPost, getPost: async (asked, ask) => ofOther(asked) ?? ask(asked) });
    },
  ],
  'votes of one member at most': [
    'castVote',
    'each member adds one',
    () => {
      const counted = atMostOneMore();
      return before({ castVote: counted, getVote: counted });
    },
  ],
  'a vote that guests are shown as theirs': [
    'castVote',
    'what one member marks is not marked for another',
    () => {
      let cookie: string | undefined;
      return before({
        castVote: (asked, ask) => ((cookie = cookieOf(asked)), ask(asked)),
        getPost: (asked, ask) => ask(cookieOf(asked) === '' && cookie ? { ...asked, headers: { ...asked.headers, cookie } } : asked),
      });
    },
  ],
  'pages by offset, which repeat what was pushed on': ['listFeed', 'pages repeat nothing', () => before({ listFeed: byOffset })],
  'a count that stays as it was at first': [
    'getMyFeedMeta',
    'a count is that of its list',
    () => {
      const first = new Map<string, Json>();
      return before({
        getMyFeedMeta: showing((answer, asked) => {
          first.set(cookieOf(asked), first.get(cookieOf(asked)) ?? answer);
          return first.get(cookieOf(asked));
        }),
      });
    },
  ],
  'a field stored as null': [
    'createWorkExperience',
    'what was created shows what was sent',
    () => before({ createWorkExperience: sent((body) => ({ ...body, location: null })) }),
  ],
  'a field stored where null was sent': [
    'createWorkExperience',
    'what was created shows what was sent',
    () => before({ createWorkExperience: sent((body) => ({ ...body, to: body['to'] ?? '2024-01' })) }),
  ],
  'a poll that is lost': ['createPost', 'what was created shows what was sent', () => before({ createPost: sent((body) => ({ ...body, poll: null })) })],
  'a creation answered in other words': [
    'createComment',
    'what was created shows what was sent',
    () => before({ createComment: showing((answer) => ({ ...answer, content: 'Nothing of the kind.' })) }),
  ],
  'a change answered in other words': [
    'createPost',
    'what was changed shows what was sent',
    () => before({ updatePost: showing((answer) => ({ ...answer, title: 'Nothing of the kind' })) }),
  ],
  'a list in another order each time': [
    'listFeed',
    'without an order it is the default one',
    () => {
      let times = 0;
      return before({ listFeed: listed((items) => (++times % 2 === 0 ? items.toReversed() : items)) });
    },
  ],
};

/** Counts one above what was there at first, and no further. */
function atMostOneMore(): Between {
  const most: Json = {};
  const capped = (name: string, value: unknown): number => Math.min(Number(value), Number((most[name] ??= Number(value) + 1)));
  return showing((answer) => ({ ...answer, upVotes: capped('upVotes', answer['upVotes']), downVotes: capped('downVotes', answer['downVotes']) }));
}

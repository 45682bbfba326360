import { asFirst, before, jsonOf, listed, sent, showing, toRead, withBody, type Between, type MeaningDefect } from './between.ts';
import { aboutIn, creations, ofAllOwn } from './creations.ts';
import type { Json } from './planting.ts';
import type { Answered, Asked } from './answering.ts';

/** Id that nothing has. */
const madeUp = (id: unknown): string => `${String(id).slice(0, -2)}zz`;

/** Replaces submission keys with unsent ones. */
const otherKey = (body: Json): Json => ({ ...body, submissionKey: [...String(body['submissionKey'])].toReversed().join('') });

const ofCreating: Readonly<Record<string, MeaningDefect>> = {
  'a create that creates nothing': [
    'createPost',
    'what was created is found',
    () => {
      const first = asFirst();
      return before({
        createPost: (asked, ask) => showing(({ postId, ...answer }) => ({ ...answer, postId: madeUp(postId) }))(asked, () => first(asked, ask)),
      });
    },
  ],
  'a create that creates twice': [
    'createEducation',
    'what was created is in its list',
    () =>
      before({
        createEducation: async (asked, ask) => {
          await ask(withBody(asked, otherKey(jsonOf(asked.body))));
          return ask(asked);
        },
      }),
  ],
  'another text stored than was sent': [
    'createPost',
    'what was created shows what was sent',
    () => before({ createPost: sent((body) => ({ ...body, title: 'Another one than was sent?' })) }),
  ],
  'a text cut as it is stored': [
    'createComment',
    'what was created shows what was sent',
    () => before({ createComment: sent((body) => ({ ...body, content: String(body['content']).slice(0, 20) })) }),
  ],
  'a created thing in no list': [
    'createJobAlert',
    'what was created is in its list',
    () => {
      const { all, keeping } = creations('jobAlertId');
      return before({ createJobAlert: keeping, listJobAlerts: listed((items) => items.filter(({ jobAlertId }) => all.every(({ id }) => id !== jobAlertId))) });
    },
  ],
  'a created thing listed twice': [
    'createSalaryPost',
    'what was created is in its list',
    () => before({ listSalaryPosts: listed((items) => items.flatMap((item) => [item, item])) }),
  ],
  'every key answered with the same id': ['createPost', 'each creation is another one', () => before({ createPost: asFirst() })],
  'a Location that leads nowhere': [
    'createComment',
    'Location leads to what was created',
    () =>
      before({
        createComment: async (asked, ask) => {
          const answered = await ask(asked);
          return { ...answered, headers: { ...answered.headers, location: '/api/feed/v1/comment/nowhere' } };
        },
      }),
  ],
  'a replayed key that creates again': [
    'createComment',
    'the same key creates once',
    () => {
      let times = 10_000_000;
      return before({ createComment: sent((body) => ({ ...body, submissionKey: `never-sent-before-${++times}` })) });
    },
  ],
};

const lastOf = ({ url }: Asked): string => url.replace(/\?.*$/, '').replace(/^.*\//, '');

/** Repeats the first answer of each key for every sender. */
function byKeyAlone(): Between {
  const known = new Map<unknown, Promise<Answered>>();
  return (asked, ask) => {
    const key = jsonOf(asked.body)['submissionKey'];
    const answered = known.get(key) ?? ask(asked);
    known.set(key, answered);
    return answered;
  };
}

const ofKeys: Readonly<Record<string, MeaningDefect>> = {
  'a key that creates again what was deleted': [
    'createWorkExperience',
    'a key does not bring back what was deleted',
    () =>
      before({
        createWorkExperience: async (asked, ask) => {
          const answered = await ask(asked);
          return answered.status === 404 ? ask(withBody(asked, otherKey(jsonOf(asked.body)))) : answered;
        },
      }),
  ],
  'a key that brings what was deleted back': [
    'createPost',
    'a key does not bring back what was deleted',
    () => {
      const known = new Map<unknown, Answered>();
      const back = new Set<string>();
      const shown = new Map<string, string>();
      return before({
        createPost: async (asked, ask) => {
          const key = jsonOf(asked.body)['submissionKey'];
          const answered = await ask(asked);
          const former = known.get(key);
          if (answered.status === 201) known.set(key, answered);
          if (answered.status !== 409 || !former) return answered;
          back.add(String(jsonOf(former.body)['postId']));
          return former;
        },
        getPost: async (asked, ask) => {
          const answered = await ask(asked);
          const body = back.has(lastOf(asked)) ? shown.get(lastOf(asked)) : undefined;
          return body === undefined ? answered : { ...answered, body };
        },
        deletePost: async (asked, ask) => {
          const { body } = await ask(toRead(asked, `/api/feed/v1/feed/${lastOf(asked)}`));
          shown.set(lastOf(asked), body);
          return ask(asked);
        },
      });
    },
  ],
  'a key that answers another member with what is not theirs': ['createPost', 'a key is that of its member', () => before({ createPost: byKeyAlone() })],
};

const ofChanging: Readonly<Record<string, MeaningDefect>> = {
  'a change that changes nothing': [
    'createWorkExperience',
    'what was changed shows what was sent',
    () => before({ updateWorkExperience: async (asked) => ({ status: 200, headers: {}, body: asked.body }) }),
  ],
  'a change that changes one field alone': [
    'createSalaryPost',
    'what was changed shows what was sent',
    () => {
      const { all, keeping } = creations('offerId');
      return before({
        createSalaryPost: keeping,
        updateSalaryPost: (asked, ask) => {
          const former = aboutIn(all, asked)?.body ?? {};
          const [change] = Object.entries(jsonOf(asked.body)).filter(([name, value]) => former[name] !== value);
          return ask(withBody(asked, { ...former, ...(change && { [change[0]]: change[1] }) }));
        },
      });
    },
  ],
  'a change that changes the others, too': [
    'createSalaryPost',
    'what is done to one leaves the others alone',
    () => {
      const { all, keeping } = creations('offerId');
      return before({ createSalaryPost: keeping, updateSalaryPost: ofAllOwn(all) });
    },
  ],
  'an old version taken': [
    'createPost',
    'an old version is refused',
    () =>
      before({
        updatePost: async (asked, ask) => {
          const { body } = await ask(toRead(asked, asked.url.replace('/v2/post/', '/v1/feed/').replace('/v1/post/', '/v1/feed/')));
          const { post } = jsonOf(body) as { readonly post?: Json };
          return ask(withBody(asked, { ...jsonOf(asked.body), version: post?.['version'] }));
        },
      }),
  ],
  'an old version refused and yet taken': [
    'createComment',
    'an old version is refused',
    () =>
      before({
        updateComment: async (asked, ask) => {
          const answered = await ask(asked);
          if (answered.status !== 409) return answered;
          const { body } = await ask(toRead(asked, asked.url));
          const { comment } = jsonOf(body) as { readonly comment?: Json };
          await ask(withBody(asked, { ...jsonOf(asked.body), version: comment?.['version'] }));
          return answered;
        },
      }),
  ],
  'a 304 after a change': [
    'createPost',
    'a change ends the ETag of before',
    () =>
      before({
        getPost: async (asked, ask) => {
          if (asked.headers['if-none-match'] !== undefined) return { status: 304, headers: {}, body: '' };
          const answered = await ask(asked);
          return { ...answered, headers: { ...answered.headers, etag: '"always"' } };
        },
      }),
  ],
  'a setting that is not kept': [
    'savePreferences',
    'what was changed shows what was sent',
    () => before({ savePreferences: async (asked) => ({ status: 200, headers: {}, body: asked.body }) }),
  ],
  'a setting kept as something else': [
    'saveBasicDetails',
    'what was changed shows what was sent',
    () => before({ saveBasicDetails: sent((body) => ({ ...body, name: String(body['name']).toUpperCase() })) }),
  ],
};

export const defectsOfWriting = { ...ofCreating, ...ofKeys, ...ofChanging };

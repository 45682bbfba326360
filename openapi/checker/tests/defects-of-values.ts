import { before, jsonOf, listed, sent, showing, toRead, type Between, type MeaningDefect } from './between.ts';
import type { Answered } from './answering.ts';
import type { Json } from './planting.ts';

/** Second-last path segment: the subject of a list. */
const aboutOf = (url: string): string => url.replace(/\?.*$/, '').split('/').at(-2) ?? '';

/** Repeats the first answer to each key, ignoring the rest. */
function byKey(): Between {
  const known = new Map<unknown, Promise<Answered>>();
  return (asked, ask) => {
    const key = `${asked.headers['cookie'] ?? ''} ${String(jsonOf(asked.body)['submissionKey'])}`;
    const answered = known.get(key) ?? ask(asked);
    known.set(key, answered);
    return answered;
  };
}

const escaped = (text: unknown): string => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Clears everyone's votes once anyone undoes theirs. */
function votesOfAll() {
  const none = new Set<unknown>();
  return before({
    castVote: showing((_answer, asked) => {
      const { resourceId, voteType } = jsonOf(asked.body);
      if (voteType === 'none') none.add(resourceId);
      else none.delete(resourceId);
    }),
    getVote: showing((answer) => (none.has(answer['resourceId']) ? { ...answer, myVote: 'none' } : answer)),
  });
}

/** Faults shown only by values beyond the examples, or by a second thing. */
export const defectsOfValues: Readonly<Record<string, MeaningDefect>> = {
  'signs of markup escaped as they are stored': [
    'createComment',
    'what was created shows what was sent',
    () => before({ createComment: sent((body) => ({ ...body, content: escaped(body['content']) })) }),
  ],
  'a long text cut as it is stored': [
    'createPost',
    'what was created shows what was sent',
    () => before({ createPost: sent((body) => ({ ...body, content: String(body['content']).slice(0, 400) })) }),
  ],
  'one choice stored for all': [
    'createSalaryPost',
    'what was created shows what was sent',
    () => before({ createSalaryPost: sent((body) => ({ ...body, workMode: 'hybrid' })) }),
  ],
  'a change that a list does not show': [
    'createSalaryPost',
    'what was changed shows what was sent',
    () => {
      const first = new Map<unknown, Json>();
      return before({
        listSalaryPosts: listed((items) =>
          items.map((item) => {
            const known = first.get(item['offerId']) ?? item;
            first.set(item['offerId'], known);
            return known;
          }),
        ),
      });
    },
  ],
  'a comment that counts on once it is deleted': [
    'createComment',
    'what was taken back is as before',
    () => {
      const most = new Map<unknown, number>();
      const counted = (post: Json): Json => {
        const count = Math.max(Number(post['commentsCount']), most.get(post['postId']) ?? 0);
        most.set(post['postId'], count);
        return { ...post, commentsCount: count };
      };
      return before({ getPost: showing(({ post, ...answer }) => ({ ...answer, post: post && counted(post as Json) })) });
    },
  ],
  'a key that takes whatever comes with it': ['createPost', 'a key is that of one body', () => before({ createPost: byKey() })],
  'a list about one company that shows another’s': [
    'listCompanyJobs',
    'a list about one thing shows nothing of another',
    () => before({ listCompanyJobs: listed((items) => items.map((item) => ({ ...item, company: { ...(item['company'] as Json), urlName: 'another-one' } }))) }),
  ],
  'a company that is like itself': [
    'listSimilarCompanies',
    'a list of what is like a thing leaves it out',
    () =>
      before({
        listSimilarCompanies: listed(([first, ...others], { url }) => [
          { ...first, company: { ...(first?.['company'] as Json), urlName: aboutOf(url) } },
          ...others,
        ]),
      }),
  ],
  'a job taken back with all others': [
    'saveJob',
    'a mark of one member is theirs, and of one thing',
    () =>
      before({
        unsaveJob: async (asked, ask) => {
          const { body } = await ask(toRead(asked, '/api/jobs/v1/jobs/saved?limit=50'));
          const { items = [] } = jsonOf(body) as { readonly items?: readonly { readonly job: { readonly jobId: string } }[] };
          for (const { job } of items) await ask({ ...asked, url: asked.url.replace(aboutOf(asked.url), job.jobId) });
          return ask(asked);
        },
      }),
  ],
  'a vote taken back for everybody': ['castVote', 'a mark of one member is theirs, and of one thing', votesOfAll],
};

import { describe } from 'vitest';
import { routes as aggregationRoutes } from '#contract/generated/aggregation.ts';
import { routes } from '#contract/generated/feed.ts';
import { routes as questionRoutes } from '#contract/generated/interviews.ts';
import { aComment, aCommunity, aDraft, anId, anonymous, aPost, designation } from '#tests/content.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeComments } from '#tests/fakes/comments/fake-comments.ts';
import { FakeCommunities } from '#tests/fakes/communities/fake-communities.ts';
import { FakeFeeds } from '#tests/fakes/feeds/fake-feeds.ts';
import { FakeHomePages } from '#tests/fakes/home/fake-home-pages.ts';
import { FakeOwnHomes } from '#tests/fakes/home/fake-own-homes.ts';
import { FakeMutes } from '#tests/fakes/moderation/fake-mutes.ts';
import { FakePolls } from '#tests/fakes/polls/fake-polls.ts';
import { FakePostPictures } from '#tests/fakes/media/fake-post-pictures.ts';
import { FakePostViews } from '#tests/fakes/posts/fake-post-views.ts';
import { FakePosts } from '#tests/fakes/posts/fake-posts.ts';
import { FakeReports } from '#tests/fakes/moderation/fake-reports.ts';
import { FakeSalaryOffers } from '#tests/fakes/offers/fake-salary-offers.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeQuotas } from '#tests/fakes/quotas/fake-quotas.ts';
import { FakeRephrasings } from '#tests/fakes/rephrase/fake-rephrasings.ts';
import { FakeVotes } from '#tests/fakes/votes/fake-votes.ts';
import { openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';
import { aKnownWriter } from '#tests/anonymity/keyed-browser.ts';
import { questionPages } from '#tests/posts/question-pages.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { httpCommunities } from '#web/adapters/communities/http-communities.ts';
import { httpHomePages } from '#web/adapters/home/http-home-pages.ts';
import { httpOwnHomes } from '#web/adapters/home/http-own-homes.ts';
import { httpSalaryOffers } from '#web/adapters/offers/http-salary-offers.ts';
import { httpQuestions } from '#web/adapters/questions/http-questions.ts';
import { httpRephrasings } from '#web/adapters/rephrase/http-rephrasings.ts';
import { keepsComments } from './comments/comments.ts';
import { keepsCommunities } from './communities/communities.ts';
import { keepsOffers } from './offers/offers.ts';
import { keepsQuotas } from '#tests/ports/quotas/quotas.ts';
import { keepsMutes } from './moderation/mutes.ts';
import { keepsFeeds } from './feeds/feeds.ts';
import { keepsOwnHomes } from './home/own-homes.ts';
import type { OpenedPosts, OpenPosts } from './posts/open-posts.ts';
import { editsPosts } from './posts/post-edits.ts';
import { keepsPosts, published } from './posts/posts.ts';
import { keepsDraftHelp } from './posts/draft-help.ts';
import { keepsRephrasings } from './rephrase/rephrasings.ts';
import { keepsVotes } from './votes/votes.ts';

const inMemory: OpenPosts = async (communities, { only } = {}) => {
  const content = new FakeContent(communities);
  if (only) content.personas = [only];
  return {
    posts: new FakePosts(content),
    feeds: new FakeFeeds(content),
    communities: new FakeCommunities(content),
    comments: new FakeComments(content),
    votes: new FakeVotes(content),
    polls: new FakePolls(content),
    offers: new FakeSalaryOffers(content),
    views: new FakePostViews(content),
    reports: new FakeReports(content),
    mutes: new FakeMutes(content),
    postPictures: new FakePostPictures(content),
    quotas: new FakeQuotas(content),
    rephrasings: new FakeRephrasings(),
    homePages: new FakeHomePages({ content }),
    ownHomes: new FakeOwnHomes(content),
    postsOfAnother: async (community, count) => {
      const posts = Array.from({ length: count }, () => aPost({ community, author: designation }));
      content.posts = [...posts, ...content.posts];
      return posts.map(({ postId }) => postId);
    },
    answerOfAnother: async (postId, text) => {
      const author = { ...anonymous, name: 'Ruby Pomelo' };
      const comment = aComment({ postId, content: text, author });
      content.comments = [...content.comments, comment];
      return { commentId: comment.commentId, name: author.name };
    },
  };
};

const answerIn =
  ({ aMember }: PersonaServer): OpenedPosts['answerOfAnother'] =>
  async (postId, text) => {
    const made = await aMember().comments.write(postId, { submissionKey: anId('submission'), content: text, profileType: 'ANONYMOUS' });
    if ('refusal' in made) throw new Error(made.refusal);
    return { commentId: made.comment.commentId, name: made.comment.author?.name ?? '' };
  };

const postsIn =
  ({ aMember }: PersonaServer): OpenedPosts['postsOfAnother'] =>
  async (community, count) => {
    const { posts } = aMember();
    const ids: string[] = [];
    while (ids.length < count) ids.push(await published({ posts }, aDraft(community, { profileType: 'DESIGNATION' })));
    return ids;
  };

/** Full stack by a browser's session and key: adapter, contract, service, database. */
const overTheWire: OpenPosts = async (communities, known) => {
  const server = await openPersonaServer({}, communities);
  const { views, ...ports } = portsIn(await aKnownWriter(server, known));
  // Views go by key, and are counted at a moment that the server draws.
  const record = async (postIds: readonly string[]) => {
    await views.record(postIds);
    await server.carriedOut();
  };
  return { ...ports, views: { record }, answerOfAnother: answerIn(server), postsOfAnother: postsIn(server) };
};

function portsIn({
  http,
  pictures: postPictures,
  ...browser
}: Awaited<ReturnType<typeof aKnownWriter>>): Omit<OpenedPosts, 'answerOfAnother' | 'postsOfAnother'> {
  const [feed, aggregation] = [http.service(routes), http.service(aggregationRoutes)];
  return {
    ...browser,
    postPictures,
    communities: httpCommunities(feed),
    rephrasings: httpRephrasings(feed),
    homePages: httpHomePages(aggregation),
    ownHomes: httpOwnHomes(aggregation),
    offers: httpSalaryOffers(feed),
  };
}

/** Full stack in which comments answer questions. */
const belowQuestions: OpenPosts = async (communities, known) => {
  const server = await openPersonaServer({}, communities);
  await keepInTables(server.db, [aCompany({ urlName: 'sutra-mill' })]);
  const browser = await aKnownWriter(server, known);
  return {
    ...portsIn(browser),
    answerOfAnother: answerIn(server),
    postsOfAnother: postsIn(server),
    pages: questionPages({ questions: httpQuestions(browser.http.service(questionRoutes)) }),
  };
};

/** Port with forced page sizes; numbers locate the page size among the arguments. */
const inPagesOf = <Port extends object>(pageSize: number, port: Port, places: Readonly<Record<string, number>>): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      const place = places[String(name)];
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => member.apply(target, place === undefined ? args : Object.assign(args, { [place]: pageSize }));
    },
  });

/** Ports with pages so small that few posts fill several. */
const inSmallPages =
  (open: OpenPosts): OpenPosts =>
  async (...asked) => {
    const ports: OpenedPosts = await open(...asked);
    return {
      ...ports,
      feeds: inPagesOf(3, ports.feeds, { list: 2, mine: 1 }),
      communities: inPagesOf(2, ports.communities, { items: 2 }),
      comments: inPagesOf(3, ports.comments, { under: 3, repliesTo: 2, mine: 1 }),
    };
  };

describe.each([
  ['in memory', inSmallPages(inMemory)],
  ['over the wire', inSmallPages(overTheWire)],
])('%s', (_where, open) => {
  describe('posts', () => void keepsPosts(open));
  describe('edits of posts', () => void editsPosts(open));
  describe('help with a draft', () => void keepsDraftHelp(open));
  describe('rephrasings', () => void keepsRephrasings(open));
  describe('feeds', () => void keepsFeeds(open));
  describe('communities', () => void keepsCommunities(open));
  describe('the first page', () => void keepsOwnHomes(open));
  describe('comments', () => void keepsComments(open));
  describe('offers', () => void keepsOffers(async () => (await open([aCommunity(), aCommunity(), aCommunity()])).offers));
  describe('quotas', () => void keepsQuotas(open));
  describe('votes', () => void keepsVotes(open));
  describe('mutes', () => void keepsMutes(open));
});

describe('answers below a question (R-040)', () => void keepsComments(inSmallPages(belowQuestions)));

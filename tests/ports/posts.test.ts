import { describe } from 'vitest';
import { routes as aggregationRoutes } from '#contract/generated/aggregation.ts';
import { routes } from '#contract/generated/feed.ts';
import type { Anonymity } from '#core/personas/anonymous-personas.ts';
import { profileTypes } from '#core/personas/profile-type.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { adapterParts } from '#tests/adapters.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { aComment, aCommunity, anId, anonymous } from '#tests/content.ts';
import { anAddress } from '#tests/contract/server.ts';
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
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPostServer, type PostServer } from '#tests/post-server.ts';
import { questionPages } from '#tests/posts/question-pages.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { httpComments } from '#web/adapters/comments/http-comments.ts';
import { httpCommunities } from '#web/adapters/communities/http-communities.ts';
import { httpQuotas } from '#web/adapters/quotas/http-quotas.ts';
import { httpFeeds } from '#web/adapters/feeds/http-feeds.ts';
import { httpHomePages } from '#web/adapters/home/http-home-pages.ts';
import { httpOwnHomes } from '#web/adapters/home/http-own-homes.ts';
import { httpMutes } from '#web/adapters/moderation/http-mutes.ts';
import { httpPolls } from '#web/adapters/polls/http-polls.ts';
import { httpPostPictures } from '#web/adapters/media/http-post-pictures.ts';
import { httpPostViews } from '#web/adapters/posts/http-post-views.ts';
import { httpPosts } from '#web/adapters/posts/http-posts.ts';
import { httpReports } from '#web/adapters/moderation/http-reports.ts';
import { httpSalaryOffers } from '#web/adapters/offers/http-salary-offers.ts';
import { httpRephrasings } from '#web/adapters/rephrase/http-rephrasings.ts';
import { httpVotes } from '#web/adapters/votes/http-votes.ts';
import { keepsComments } from './comments/comments.ts';
import { keepsCommunities } from './communities/communities.ts';
import { keepsOffers } from './offers/offers.ts';
import { keepsQuotas } from '#tests/ports/quotas/quotas.ts';
import { keepsFeeds } from './feeds/feeds.ts';
import { keepsOwnHomes } from './home/own-homes.ts';
import type { OpenedPosts, OpenPosts } from './posts/open-posts.ts';
import { editsPosts } from './posts/post-edits.ts';
import { keepsPosts } from './posts/posts.ts';
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
    answerOfAnother: async (postId, text) => {
      const author = { ...anonymous, name: 'Ruby Pomelo' };
      const comment = aComment({ postId, content: text, author });
      content.comments = [...content.comments, comment];
      return { commentId: comment.commentId, name: author.name };
    },
  };
};

const answerIn =
  (server: PostServer): OpenedPosts['answerOfAnother'] =>
  async (postId, text) => {
    const made = await server.aMember().comments.write(postId, { submissionKey: anId('submission'), content: text, profileType: 'ANONYMOUS' });
    if ('refusal' in made) throw new Error(made.refusal);
    return { commentId: made.comment.commentId, name: made.comment.author?.name ?? '' };
  };

const inTheDatabase: OpenPosts = async (communities, known) => {
  const server = await openPostServer(communities);
  return { ...server.aMember(known), answerOfAnother: answerIn(server) };
};

/** The database where comments are answers to questions. */
const belowQuestions: OpenPosts = async (communities, known) => {
  const server = await openPostServer(communities);
  await keepInTables(server.db, [aCompany({ urlName: 'sutra-mill' })]);
  const member = server.aMember(known);
  return { ...member, answerOfAnother: answerIn(server), pages: questionPages(member) };
};

/** The database where the list of joined communities lies in the browser. */
const besideABrowser: OpenPosts = async (communities, known) => {
  const server = await openPostServer(communities);
  const { caller } = server.aMember(known);
  return {
    ...adaptersFor(adapterParts({ ...server, anonymity: 'unlinkable' }))({ ...noRequest, caller, jar: new MemoryJar() }),
    answerOfAnother: answerIn(server),
  };
};

/** The whole way there and back: adapter, contract, service, database. */
const overTheWireWith =
  (anonymity: Anonymity): OpenPosts =>
  async (communities, known) => {
    const server = await openPostServer(communities);
    const { caller } = server.aMember(known);
    const app = await appOver(server, { holding: async () => caller }, anonymity);
    const http = browserOf(app, server.clock, { AT: 'token' });
    const [feed, aggregation] = [http.service(routes), http.service(aggregationRoutes)];
    return {
      posts: httpPosts(feed),
      feeds: httpFeeds(feed),
      communities: httpCommunities(feed),
      comments: httpComments(feed),
      votes: httpVotes(feed),
      polls: httpPolls(feed),
      offers: httpSalaryOffers(feed),
      views: httpPostViews(feed),
      reports: httpReports(feed),
      mutes: httpMutes(feed),
      quotas: httpQuotas(feed),
      rephrasings: httpRephrasings(feed),
      homePages: httpHomePages(aggregation),
      ownHomes: httpOwnHomes(aggregation),
      answerOfAnother: answerIn(server),
      postPictures: httpPostPictures(feed, { takersOf: async () => profileTypes }, async (url, bytes, onProgress) => {
        onProgress(1);
        const headers = { cookie: 'AT=token', appid: '999', systemid: 'AB_WEB', 'sec-fetch-site': 'same-origin', 'content-type': 'application/octet-stream' };
        return (await app.inject({ method: 'POST', url, payload: Buffer.from(bytes), headers, remoteAddress: anAddress() })).json();
      }),
    };
  };

/** A port whose lists are asked for pages of a size; the numbers are the places of the page size among the arguments. */
const inPagesOf = <Port extends object>(pageSize: number, port: Port, places: Readonly<Record<string, number>>): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      const place = places[String(name)];
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => member.apply(target, place === undefined ? args : Object.assign(args, { [place]: pageSize }));
    },
  });

/** The ports with pages so small that few posts fill several. */
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
  ['over the wire', inSmallPages(overTheWireWith('pseudonymous'))],
  ['in the database', inSmallPages(inTheDatabase)],
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
});

describe('answers below a question (R-040)', () => void keepsComments(inSmallPages(belowQuestions)));

describe.each([
  ['beside a browser', inSmallPages(besideABrowser)],
  ['over the wire to a browser', inSmallPages(overTheWireWith('unlinkable'))],
])('%s that keeps what was joined', (_where, open) => {
  describe('feeds', () => void keepsFeeds(open));
  describe('communities', () => void keepsCommunities(open));
  describe('the first page', () => void keepsOwnHomes(open));
});

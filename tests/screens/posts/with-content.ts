import { aCareer } from '#tests/onboarding-member.ts';
import type { ServiceIdentifier } from 'inversify';
import { Comments } from '#core/comments/comments.ts';
import { Communities } from '#core/communities/communities.ts';
import { Quotas } from '#core/quotas/quotas.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { Shares } from '#core/device/shares.ts';
import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { Personas } from '#core/personas/personas.ts';
import { RemovalLedger } from '#core/moderation/ledger.ts';
import { Bans } from '#core/moderation/bans.ts';
import { OwnDecisions } from '#core/moderation/own-decisions.ts';
import { Interventions } from '#core/moderation/interventions.ts';
import { Moderations } from '#core/moderation/moderations.ts';
import { QueueItems } from '#core/queue/queue-items.ts';
import { Mutes } from '#core/moderation/mutes.ts';
import { Reports } from '#core/moderation/reports.ts';
import { SalaryOffers } from '#core/offers/salary-offers.ts';
import { Polls } from '#core/polls/polls.ts';
import { Feeds } from '#core/feeds/feeds.ts';
import { OwnPictures } from '#core/media/own-pictures.ts';
import { PostPictures } from '#core/media/post-pictures.ts';
import { Posts } from '#core/posts/posts.ts';
import { Rephrasings } from '#core/rephrase/rephrasings.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import type { Member } from '#core/sessions/session.ts';
import { PostViews } from '#core/posts/post-views.ts';
import { Votes } from '#core/votes/votes.ts';
import { VoteWays } from '#core/votes/vote-ways.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeComments } from '#tests/fakes/comments/fake-comments.ts';
import { FakeCommunities } from '#tests/fakes/communities/fake-communities.ts';
import { FakeFeeds } from '#tests/fakes/feeds/fake-feeds.ts';
import { FakeBans } from '#tests/fakes/moderation/fake-bans.ts';
import { FakeOwnDecisions } from '#tests/fakes/moderation/fake-own-decisions.ts';
import { FakeInterventions } from '#tests/fakes/moderation/fake-interventions.ts';
import { FakeModerations } from '#tests/fakes/moderation/fake-moderations.ts';
import { FakeQueueItems } from '#tests/fakes/queue/fake-queue-items.ts';
import { FakeMutes } from '#tests/fakes/moderation/fake-mutes.ts';
import { FakePolls } from '#tests/fakes/polls/fake-polls.ts';
import { FakeOwnPictures } from '#tests/fakes/media/fake-own-pictures.ts';
import { FakePostPictures } from '#tests/fakes/media/fake-post-pictures.ts';
import { FakePosts } from '#tests/fakes/posts/fake-posts.ts';
import { FakePostViews } from '#tests/fakes/posts/fake-post-views.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import type { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakePersonas } from '#tests/fakes/personas/fake-personas.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { FakeRephrasings } from '#tests/fakes/rephrase/fake-rephrasings.ts';
import { FakeReports } from '#tests/fakes/moderation/fake-reports.ts';
import { FakeSalaryOffers } from '#tests/fakes/offers/fake-salary-offers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeShares } from '#tests/fakes/device/fake-shares.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { FakeQuotas } from '#tests/fakes/quotas/fake-quotas.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeVotes } from '#tests/fakes/votes/fake-votes.ts';
import { FakeVoteWays } from '#tests/fakes/votes/fake-vote-ways.ts';
import { aMember } from '#tests/members.ts';
import { open, type Swap } from '#tests/screens/open.tsx';

/** Member who may write under either persona. */
const writer = () =>
  aMemberFixture({ persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' }, career: aCareer({ profileBio: 'Product Manager at a payments company' }) });

/** Fakes around posts, over one content in memory. */
function fakesOf(content: FakeContent) {
  const ledger = new FakeRemovalLedger();
  const moderations = new FakeModerations(content, ledger);
  const ownDecisions = new FakeOwnDecisions(content);
  const storage = new FakeUserStorage();
  return {
    feeds: new FakeFeeds(content),
    posts: new FakePosts(content),
    comments: new FakeComments(content),
    communities: new FakeCommunities(content),
    votes: new FakeVotes(content),
    voteWays: new FakeVoteWays(),
    polls: new FakePolls(content),
    salaryOffers: new FakeSalaryOffers(content),
    views: new FakePostViews(content),
    reports: new FakeReports(content),
    mutes: new FakeMutes(content),
    moderations,
    queueItems: new FakeQueueItems(moderations),
    interventions: new FakeInterventions(content, ledger),
    ownDecisions,
    bans: new FakeBans(ownDecisions),
    ledger,
    postPictures: new FakePostPictures(content),
    ownPictures: new FakeOwnPictures(),
    rephrasings: new FakeRephrasings(),
    quotas: new FakeQuotas(content),
    personas: new FakePersonas(writer()),
    storage,
    shares: new FakeShares(),
    clipboards: new FakeClipboards(),
    keys: new FakeIdempotencyKeys(),
  };
}

type Adapters = ReturnType<typeof fakesOf>;

const ports: readonly (readonly [keyof Adapters, ServiceIdentifier])[] = [
  ['feeds', Feeds],
  ['posts', Posts],
  ['comments', Comments],
  ['communities', Communities],
  ['votes', Votes],
  ['voteWays', VoteWays],
  ['polls', Polls],
  ['salaryOffers', SalaryOffers],
  ['views', PostViews],
  ['reports', Reports],
  ['mutes', Mutes],
  ['moderations', Moderations],
  ['queueItems', QueueItems],
  ['interventions', Interventions],
  ['ownDecisions', OwnDecisions],
  ['bans', Bans],
  ['ledger', RemovalLedger],
  ['postPictures', PostPictures],
  ['ownPictures', OwnPictures],
  ['rephrasings', Rephrasings],
  ['quotas', Quotas],
  ['personas', Personas],
  ['storage', UserStorage],
  ['shares', Shares],
  ['clipboards', Clipboards],
  ['keys', IdempotencyKeys],
];

interface Visitor {
  readonly member?: Member;
  readonly change?: (adapters: Adapters) => void;
  readonly preferences?: FakePreferences;
  readonly swaps?: readonly Swap[];
}

export const aWriter = (): Member => aMember({ isReader: true, isWriter: true });

export function withContent(
  wiring: Wiring,
  path: string,
  url: string,
  content: FakeContent,
  { member, change, swaps: others = [], preferences }: Visitor = {},
) {
  content.isMember = member !== undefined;
  content.isWriter = member?.isWriter ?? false;
  const adapters = fakesOf(content);
  content.nameOf = (profileType) => {
    const { persona, career } = adapters.personas.fixture;
    return (profileType === 'ANONYMOUS' ? persona?.userName : career?.profileBio) ?? '';
  };
  change?.(adapters);
  const swaps = [...ports.map(([name, port]) => [port, adapters[name]] as const), ...others];
  const inShell = (clock: FakeClock) => [[Sessions, new FakeSessions(clock, member)] as const];
  const opened = open(wiring, path, url, swaps, { inShell, member, ...(preferences && { preferences }) });
  return { ...adapters, ...opened, content };
}

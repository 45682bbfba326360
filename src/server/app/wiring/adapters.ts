import { OpenidTokenLogins } from '#server/adapters/login/openid-token-logins.ts';
import { OpenidTokens } from '#server/adapters/providers/openid-tokens.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlAccounts } from '#server/adapters/account/sql-accounts.ts';
import { SqlMadeUpNames } from '#server/adapters/personas/sql-made-up-names.ts';
import { SqlChats } from '#server/adapters/chat/sql-chats.ts';
import { SqlCompanyDesks } from '#server/adapters/company-desk/sql-company-desks.ts';
import { repliedBenefits, repliedInterviews, repliedReviews } from '#server/adapters/company-desk/replied-things.ts';
import { SqlRepliesTo } from '#server/adapters/company-desk/sql-replies-to.ts';
import { SqlCompanyJobs } from '#server/adapters/company-desk/sql-company-jobs.ts';
import { deskFeedFetch } from '#server/adapters/company-desk/fetch-desk-feed.ts';
import { SqlJobFeeds } from '#server/adapters/company-desk/sql-job-feeds.ts';
import { SqlDeskClaims } from '#server/adapters/company-desk/sql-desk-claims.ts';
import { SqlCompanyVisits } from '#server/adapters/company-desk/sql-company-visits.ts';
import { SqlDeskFacts } from '#server/adapters/company-desk/sql-desk-facts.ts';
import { SqlDeskPhotos } from '#server/adapters/company-desk/sql-desk-photos.ts';
import { SqlPlayedDesks } from '#server/adapters/company-desk/sql-played-desks.ts';
import { SqlDeskReports } from '#server/adapters/company-desk/sql-desk-reports.ts';
import { SqlHiddenReplies } from '#server/adapters/company-desk/sql-hidden-replies.ts';
import { SqlDeskLogins } from '#server/adapters/company-desk/sql-desk-logins.ts';
import { SqlComments } from '#server/adapters/comments/sql-comments.ts';
import { FollowerChanges } from '#server/adapters/caller/follower-changes.ts';
import { SqlCommunities } from '#server/adapters/communities/sql-communities.ts';
import { SystemDumps } from '#server/adapters/dump/system-dumps.ts';
import { MemoryOperators } from '#server/adapters/operator/memory-operators.ts';
import { SqlConsents } from '#server/adapters/settings/sql-consents.ts';
import { SqlDataMap } from '#server/adapters/privacy/sql-data-map.ts';
import { SqlDevices } from '#server/adapters/notifications/sql-devices.ts';
import { SqlNotifications } from '#server/adapters/notifications/sql-notifications.ts';
import { SqlEducations } from '#server/adapters/profile/sql-educations.ts';
import { SqlMemberNudges } from '#server/adapters/nudges/sql-member-nudges.ts';
import { SqlErrorReports } from '#server/adapters/errors/sql-error-reports.ts';
import { SqlExperiences } from '#server/adapters/profile/sql-experiences.ts';
import { SqlFeedbacks } from '#server/adapters/settings/sql-feedbacks.ts';
import { SqlFeeds } from '#server/adapters/feeds/sql-feeds.ts';
import { SqlMailLogins } from '#server/adapters/login/sql-mail-logins.ts';
import { SqlMailAddresses } from '#server/adapters/mail/sql-mail-addresses.ts';
import { SqlMailVerifications } from '#server/adapters/verification/sql-mail-verifications.ts';
import { SqlMemberPreferences } from '#server/adapters/settings/sql-member-preferences.ts';
import { SqlMessagePreferences } from '#server/adapters/settings/sql-message-preferences.ts';
import { SqlOnboardings } from '#server/adapters/onboarding/sql-onboardings.ts';
import { SqlOwnCommunities } from '#server/adapters/communities/sql-own-communities.ts';
import { SqlOwnData } from '#server/adapters/own-data/sql-own-data.ts';
import { SqlPasskeys } from '#server/adapters/login/sql-passkeys.ts';
import { SqlPersonas } from '#server/adapters/personas/sql-personas.ts';
import { SqlPolls } from '#server/adapters/polls/sql-polls.ts';
import { SqlNudgeChecks } from '#server/adapters/nudges/sql-nudge-checks.ts';
import { SqlPostViews } from '#server/adapters/posts/sql-post-views.ts';
import { SqlPosts } from '#server/adapters/posts/sql-posts.ts';
import { SqlProfilePhotos } from '#server/adapters/profile/sql-profile-photos.ts';
import { SqlProfiles } from '#server/adapters/profile/sql-profiles.ts';
import { SqlQuotas } from '#server/adapters/quotas/sql-quotas.ts';
import { SqlRecoveryCodes } from '#server/adapters/login/sql-recovery-codes.ts';
import { SqlSearch } from '#server/adapters/search/sql-search.ts';
import { SqlReferenceLists } from '#server/adapters/reference-lists/sql-reference-lists.ts';
import { SqlRephrasings } from '#server/adapters/rephrase/sql-rephrasings.ts';
import { SqlSalaryOffers } from '#server/adapters/offers/sql-salary-offers.ts';
import { SqlSessions } from '#server/adapters/sessions/sql-sessions.ts';
import { SqlSubscriptions } from '#server/adapters/settings/sql-subscriptions.ts';
import { SqlVideos } from '#server/adapters/media/sql-videos.ts';
import { SqlVotes } from '#server/adapters/votes/sql-votes.ts';
import { noMails } from '#server/adapters/mail/no-mails.ts';
import { noPortalAccounts } from '#server/adapters/verification/no-portal-accounts.ts';
import { SqlKeyCopies } from '#server/adapters/persona-keys/sql-key-copies.ts';
import { SqlKeyedPersonas } from '#server/adapters/persona-keys/sql-keyed-personas.ts';
import { usualProofs, type CountedProof } from '#core/persona-keys/counted-proofs.ts';
import { SqlContributionTokens } from '#server/adapters/persona-keys/sql-contribution-tokens.ts';
import { SqlPersonaTokens } from '#server/adapters/persona-keys/sql-persona-tokens.ts';
import type { Brand } from '#core/brand.ts';
import type { ChatNews } from '#core/chat/chat-news.ts';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import type { VerificationMethod } from '#core/onboarding/onboardings.ts';
import type { Objects } from '#core/media/objects.ts';
import type { AbuseClassifier } from '#core/abuse-classifier/abuse-classifier.ts';
import type { Mails } from '#core/mail/mails.ts';
import type { Rephrasers } from '#core/rephrase/rephrasers.ts';
import type { Operator } from '#core/operator/operator.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';
import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { OpenidSource } from '#server/adapters/providers/openid-source.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { memoryLaterRequests } from '#server/adapters/persona-keys/memory-later-requests.ts';
import type { WaitingRequests } from '#server/adapters/persona-keys/waiting-requests.ts';
import type { PendingUsage } from '#server/adapters/usage/pending-usage.ts';
import { declarations } from './declarations.ts';
import { adaptersOfCareers } from './career-adapters.ts';
import { adaptersOfCompanies } from './company-adapters.ts';
import { adaptersOfFiles } from './file-adapters.ts';
import { adaptersOfHome } from './home-adapters.ts';
import { adaptersOfJobs } from './job-adapters.ts';
import { moderationOver } from './moderation-adapters.ts';
import type { Ports } from './ports.ts';
import { adaptersOfSupport } from './support-adapters.ts';
import { adaptersOfUsage } from './usage-adapters.ts';
import { ConcurrencyLimit } from '../traffic/concurrency-limit.ts';
import { limitedSearch, searchBounds } from '../traffic/limited-search.ts';

export interface AdapterParts {
  readonly db: Database['db'];
  /** Database for public reads, answered by a replica where there is one. */
  readonly readDb?: Database['db'] | undefined;
  readonly clock: Clock & MonotonicClock;
  readonly secrets: Secrets;
  readonly source: OpenidSource;
  readonly mails: Mails;
  readonly portal: PortalAccounts;
  readonly rephrasers: Rephrasers;
  readonly brand: Brand;
  readonly operator: Operator;
  readonly texts: InstanceTexts;
  readonly classifier: AbuseClassifier;
  readonly usage: PendingUsage;
  /** Requests of keys carried out later by this process. */
  readonly waiting: WaitingRequests;
  readonly news?: ChatNews;
  readonly objects?: Objects | undefined;
  /** Most mails to one network in a quarter of an hour. */
  readonly mailLimit?: number;
  /** Proofs that make an account's contributions count. */
  readonly countedProofs?: readonly CountedProof[];
  /** The host looks at each first claim of a company's desk. */
  readonly looksAtClaims?: boolean;
  /** Reads feeds of companies' desks from the internet. */
  readonly fetchFeed?: typeof fetch;
  /** URL that mails link to, from the settings and never from a request. */
  readonly pagesUrl: string;
  /** Sends the first digest once an address is confirmed, for the demo. */
  readonly showsDigestAtOnce?: boolean;
  /** Public key of the pair that signs push messages. */
  readonly pushKey?: string | undefined;
  readonly dumpsFolder?: string | undefined;
}

export function adaptersFor(parts: AdapterParts): (context: RequestContext) => Ports {
  const { db, readDb, source, mails, rephrasers, brand, operator, mailLimit, pushKey, countedProofs = usualProofs } = parts;
  const tokens = new OpenidTokens(source);
  const followerChanges = new FollowerChanges();
  const searching = new ConcurrencyLimit(searchBounds, parts.clock);
  return (context) => {
    const scope = new RequestScope({ ...parts, ...declarations, followerChanges, db: context.isForEveryone && readDb ? readDb : db, context });
    return {
      ...adaptersOver(scope, searching, parts.texts),
      ...adaptersOfFiles(scope, parts.objects, parts.texts),
      ...adaptersOfHome(scope, parts.clock),
      ...adaptersOfJobs(scope, countedProofs),
      ...adaptersOfSupport(scope),
      ...adaptersOfUsage(scope, parts.usage),
      laterRequests: memoryLaterRequests(scope, parts.waiting),
      chats: new SqlChats(scope),
      operators: new MemoryOperators(operator),
      dumps: new SystemDumps(parts.dumpsFolder, parts.secrets),
      passkeys: new SqlPasskeys(scope, brand),
      mailLogins: new SqlMailLogins(scope, { mails, mailLimit }),
      ...adaptersOfDesks(scope, parts),
      tokenLogins: new OpenidTokenLogins(scope, { source, tokens, hasMail: mails !== noMails }),
      ...adaptersOfCareers(scope, parts),
      mailVerifications: new SqlMailVerifications(scope, { mails, mailLimit }),
      mailAddresses: new SqlMailAddresses(scope, parts),
      ...adaptersOfPersonas(scope, { ...parts, verificationMethods: verificationMethodsOf(parts), countedProofs }),
      devices: new SqlDevices(scope, pushKey),
      rephrasings: new SqlRephrasings(scope, rephrasers),
      quotas: new SqlQuotas(scope, { hasModel: rephrasers.isModel }),
    };
  };
}

const verificationMethodsOf = ({ mails, portal }: Pick<AdapterParts, 'mails' | 'portal'>): VerificationMethod[] => [
  ...(mails === noMails ? [] : (['mail'] as const)),
  ...(portal === noPortalAccounts ? [] : (['portal'] as const)),
];

const adaptersOfPersonas = (
  scope: RequestScope,
  {
    brand,
    verificationMethods,
    countedProofs,
    waiting,
  }: Required<Pick<AdapterParts, 'brand' | 'countedProofs' | 'waiting'>> & { readonly verificationMethods: readonly VerificationMethod[] },
) => ({
  onboardings: new SqlOnboardings(scope, verificationMethods),
  madeUpNames: new SqlMadeUpNames(scope, brand),
  personas: new SqlPersonas(scope),
  personaTokens: new SqlPersonaTokens(scope, brand),
  contributionTokens: new SqlContributionTokens(scope, countedProofs),
  keyedPersonas: new SqlKeyedPersonas(scope, brand, waiting),
  keyCopies: new SqlKeyCopies(scope),
});

function adaptersOfDesks(scope: RequestScope, { mails, mailLimit, pagesUrl, operator, looksAtClaims = false, fetchFeed = deskFeedFetch() }: AdapterParts) {
  const deskLogins = new SqlDeskLogins(scope, { mails, mailLimit });
  return {
    deskLogins,
    playedDesks: new SqlPlayedDesks(scope, deskLogins, operator.isDemo),
    companyDesks: new SqlCompanyDesks(scope, { mails, mailLimit, pagesUrl, isLookedAt: looksAtClaims }),
    companyReplies: new SqlRepliesTo(scope, repliedReviews),
    interviewReplies: new SqlRepliesTo(scope, repliedInterviews),
    benefitReplies: new SqlRepliesTo(scope, repliedBenefits),
    deskClaims: new SqlDeskClaims(scope),
    hiddenReplies: new SqlHiddenReplies(scope),
    deskReports: new SqlDeskReports(scope),
    companyVisits: new SqlCompanyVisits(scope),
    deskFacts: new SqlDeskFacts(scope),
    deskPhotos: new SqlDeskPhotos(scope),
    companyJobs: new SqlCompanyJobs(scope),
    jobFeeds: new SqlJobFeeds(scope, fetchFeed),
  };
}

const adaptersOver = (scope: RequestScope, searching: ConcurrencyLimit, texts: InstanceTexts) => ({
  ...moderationOver(scope),
  ...adaptersOfCompanies(scope),
  referenceLists: new SqlReferenceLists(scope),
  search: limitedSearch(new SqlSearch(scope, texts), searching),
  errorReports: new SqlErrorReports(scope),
  dataMap: new SqlDataMap(scope),
  sessions: new SqlSessions(scope),
  recoveryCodes: new SqlRecoveryCodes(scope),
  profiles: new SqlProfiles(scope),
  ownCommunities: new SqlOwnCommunities(scope),
  experiences: new SqlExperiences(scope),
  educations: new SqlEducations(scope),
  memberPreferences: new SqlMemberPreferences(scope),
  messagePreferences: new SqlMessagePreferences(scope),
  consents: new SqlConsents(scope),
  subscriptions: new SqlSubscriptions(scope),
  feedbacks: new SqlFeedbacks(scope),
  nudgeChecks: new SqlNudgeChecks(scope),
  profilePhotos: new SqlProfilePhotos(scope),
  accounts: new SqlAccounts(scope),
  ownData: new SqlOwnData(scope),
  memberNudges: new SqlMemberNudges(scope),
  posts: new SqlPosts(scope),
  feeds: new SqlFeeds(scope),
  communities: new SqlCommunities(scope),
  votes: new SqlVotes(scope),
  comments: new SqlComments(scope),
  polls: new SqlPolls(scope),
  offers: new SqlSalaryOffers(scope),
  views: new SqlPostViews(scope),
  videos: new SqlVideos(scope),
  notifications: new SqlNotifications(scope),
});

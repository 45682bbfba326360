import type { PostDraft } from '#core/posts/post-draft.ts';
import { routes as content } from '#contract/generated/feed/content.ts';
import { routes as feed } from '#contract/generated/feed.ts';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { routes as persona } from '#contract/generated/persona.ts';
import { routes as onboarding } from '#contract/generated/user/onboarding.ts';
import { routes as personas } from '#contract/generated/user/personas.ts';
import { httpComments } from '#web/adapters/comments/http-comments.ts';
import { httpQuotas } from '#web/adapters/quotas/http-quotas.ts';
import { BrowserOwnPictures } from '#web/adapters/media/browser-own-pictures.ts';
import { httpPostPictures } from '#web/adapters/media/http-post-pictures.ts';
import { httpFeeds } from '#web/adapters/feeds/http-feeds.ts';
import { httpBans } from '#web/adapters/moderation/http-bans.ts';
import { httpMutes } from '#web/adapters/moderation/http-mutes.ts';
import { httpModerations } from '#web/adapters/moderation/http-moderations.ts';
import { httpOwnDecisions } from '#web/adapters/moderation/http-own-decisions.ts';
import { httpReports } from '#web/adapters/moderation/http-reports.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { BrowserSalaryOffers } from '#web/adapters/offers/browser-salary-offers.ts';
import { DeviceOffers } from '#web/adapters/offers/device-offers.ts';
import { httpSalaryOffers } from '#web/adapters/offers/http-salary-offers.ts';
import { httpOnboardings } from '#web/adapters/onboarding/http-onboardings.ts';
import { BrowserBlindTokens } from '#web/adapters/persona-keys/browser-blind-tokens.ts';
import { BrowserPersonaModes } from '#web/adapters/persona-keys/browser-persona-modes.ts';
import { DeviceAnonymousPersonas } from '#web/adapters/persona-keys/device-anonymous-personas.ts';
import { HttpKeyedPersonas } from '#web/adapters/persona-keys/http-keyed-personas.ts';
import { HttpPersonaTokens } from '#web/adapters/persona-keys/http-persona-tokens.ts';
import { KeyAway } from '#web/adapters/personas/key-away.ts';
import { CurrentName } from '#web/adapters/keyed-calls/current-name.ts';
import { keyedAnswers } from '#web/adapters/keyed-calls/keyed-answers.ts';
import { keyedCalls } from '#web/adapters/keyed-calls/keyed-calls.ts';
import { asNobody, signing } from '#web/adapters/persona-keys/signing.ts';
import { HttpAnonymousPersonas } from '#web/adapters/personas/http-anonymous-personas.ts';
import { httpQueueItems } from '#web/adapters/queue/http-queue-items.ts';
import { HttpPersonas } from '#web/adapters/personas/http-personas.ts';
import { httpPolls } from '#web/adapters/polls/http-polls.ts';
import { httpPostViews } from '#web/adapters/posts/http-post-views.ts';
import { httpPosts } from '#web/adapters/posts/http-posts.ts';
import { BrowserVoteWays } from '#web/adapters/votes/browser-vote-ways.ts';
import { httpVotes } from '#web/adapters/votes/http-votes.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { FakeVerifiedLedgers } from '#tests/fakes/persona-keys/fake-verified-ledgers.ts';
import { browserOf, fetchOf, origin, type Passage } from '#tests/over-the-wire.ts';
import type { PersonaServer } from '#tests/persona-server.ts';

export const kite = { userName: 'Brave Kite', avatarUri: '3-rose' };

/** A browser of a member that is signed in, with the adapters of the product, and all that went over its wire. */
export async function aBrowser(server: PersonaServer, known: Parameters<PersonaServer['signIn']>[0] = {}) {
  const [sent, keys, storage]: [Passage[], FakePersonaKeys, FakeUserStorage] = [[], new FakePersonaKeys(), new FakeUserStorage()];
  const watch = (passage: Passage) => void sent.push(passage);
  const http = browserOf(server.app, server.clock, { AT: await server.signIn(known) }, watch);
  const sign = signing(keys, server.clock);
  const brought: Blob[] = [];
  const pictures = { origin, fetch: fetchOf(server.app, watch), addressFor: (picture: Blob) => `blob:${brought.push(picture)}` };
  const tokens = new HttpPersonaTokens(http.service(persona), http.under(asNobody, persona));
  const modes = new BrowserPersonaModes(async () => ({ keys, tokens, bySession: new HttpAnonymousPersonas(http.service(personas)), storage }));
  const member = { isWriter: false };
  const away = new KeyAway(() => member.isWriter);
  const byKey = http.under(sign, persona);
  const name = new CurrentName(keys, new HttpKeyedPersonas(byKey));
  const ways = Promise.resolve(keyedCalls({ keys, sign, storage, away, name, ...keyedAnswers(http, sign, pictures) }));
  http.detourBy(() => ways);
  const anonymous = new DeviceAnonymousPersonas({
    keys,
    tokens: new HttpPersonaTokens(http.service(persona), byKey),
    blinding: new BrowserBlindTokens(),
    personas: new HttpKeyedPersonas(byKey),
    ledger: httpRemovalLedger(http.under(asNobody, moderation)),
    verified: new FakeVerifiedLedgers(),
    sha256: async (text) => Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex'),
    bySession: new HttpAnonymousPersonas(http.service(personas)),
    byNobody: new HttpAnonymousPersonas(http.under(asNobody, personas)),
    displayName: () => 'Asha Rao',
    isNewWriter: () => false,
    onboardings: httpOnboardings(http.service(onboarding)),
  });
  const [service, ownPictures] = [http.service(feed), new BrowserOwnPictures(http)];
  return {
    sent,
    member,
    brought,
    keys,
    byKey,
    http,
    anonymous,
    posts: httpPosts(service),
    views: httpPostViews(service),
    comments: httpComments(service),
    feeds: httpFeeds(service),
    reports: httpReports(service),
    votes: httpVotes(service),
    voteWays: new BrowserVoteWays(http),
    polls: httpPolls(service),
    mutes: httpMutes(service),
    storage,
    offers: new BrowserSalaryOffers(httpSalaryOffers(service), async () => new DeviceOffers(storage, () => 'me'), modes),
    quotas: httpQuotas(http.service(content)),
    personas: new HttpPersonas(http.service(personas)),
    decisions: httpOwnDecisions(http.service(moderation)),
    bans: httpBans(http.service(moderation)),
    moderations: httpModerations(http.service(moderation)),
    queue: httpQueueItems(http.service(moderation)),
    pictures: httpPostPictures(service, ownPictures, () => Promise.reject(new Error('A picture went by session'))),
    ownPictures,
  };
}

export async function aWriter(server: PersonaServer, named = kite, known: Parameters<typeof aBrowser>[1] = {}) {
  const browser = await aBrowser(server, known);
  await browser.anonymous.save(named);
  browser.member.isWriter = true;
  return browser;
}

export const published = async ({ posts }: Awaited<ReturnType<typeof aBrowser>>, draft: PostDraft): Promise<string> => {
  const made = await posts.create(draft);
  if ('refusal' in made) throw new Error(made.refusal);
  return made.postId;
};

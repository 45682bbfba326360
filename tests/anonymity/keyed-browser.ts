import type { ProfileType } from '#core/personas/profile-type.ts';
import type { PostDraft } from '#core/posts/post-draft.ts';
import { routes as content } from '#contract/generated/feed/content.ts';
import { routes as feed } from '#contract/generated/feed.ts';
import { routes as moderation } from '#contract/generated/moderation.ts';
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
import { BrowserSalaryOffers } from '#web/adapters/offers/browser-salary-offers.ts';
import { DeviceOffers } from '#web/adapters/offers/device-offers.ts';
import { httpSalaryOffers } from '#web/adapters/offers/http-salary-offers.ts';
import { httpQueueItems } from '#web/adapters/queue/http-queue-items.ts';
import { HttpPersonas } from '#web/adapters/personas/http-personas.ts';
import { httpPolls } from '#web/adapters/polls/http-polls.ts';
import { httpPostViews } from '#web/adapters/posts/http-post-views.ts';
import { httpPosts } from '#web/adapters/posts/http-posts.ts';
import { BrowserVoteWays } from '#web/adapters/votes/browser-vote-ways.ts';
import { httpVotes } from '#web/adapters/votes/http-votes.ts';
import { browserOf, type Passage } from '#tests/over-the-wire.ts';
import type { PersonaServer } from '#tests/persona-server.ts';
import { keyOfBrowser } from './key-of-browser.ts';

export const kite = { userName: 'Brave Kite', avatarUri: '3-rose' };

/** Signed-in browser with the product's adapters and a record of its traffic. */
export async function aBrowser(server: PersonaServer, known: Parameters<PersonaServer['signIn']>[0] = {}, session?: string) {
  const sent: Passage[] = [];
  const watch = (passage: Passage) => void sent.push(passage);
  const http = browserOf(server.app, server.clock, { AT: session ?? (await server.signIn(known)) }, watch);
  const ofKey = keyOfBrowser(http, { ...server, watch });
  const [service, ownPictures] = [http.service(feed), new BrowserOwnPictures(http)];
  return {
    ...ofKey,
    sent,
    http,
    posts: httpPosts(service),
    views: httpPostViews(service),
    comments: httpComments(service),
    feeds: httpFeeds(service),
    reports: httpReports(service),
    votes: httpVotes(service),
    voteWays: new BrowserVoteWays(http),
    polls: httpPolls(service),
    mutes: httpMutes(service),
    offers: new BrowserSalaryOffers(httpSalaryOffers(service), async () => new DeviceOffers(ofKey.storage, () => 'me')),
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

/** Browser of a member with both personas, or faster with one. */
export async function aKnownWriter(server: PersonaServer, { only }: { readonly only?: ProfileType } = {}) {
  const session = await server.signIn();
  const browser = await aBrowser(server, {}, session);
  await server.db.updateTable('account').set({ is_writer: true }).where('id', '=', session).execute();
  if (only !== 'ANONYMOUS') await server.keep(session, 'DESIGNATION');
  if (only !== 'DESIGNATION') {
    const { publicKey } = await browser.keys.make();
    await browser.keys.note({ persona: await server.keep(publicKey, 'ANONYMOUS') });
  }
  browser.member.isWriter = only !== 'DESIGNATION';
  return browser;
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

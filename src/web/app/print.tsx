import type { Container } from 'inversify';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { blockOf, type HydrationData } from '#contract/hydration-data.ts';
import type { OwnView, PageRequest, RenderedPage, RenderPage } from '#contract/rendered-page.ts';
import { markedThingsIn } from '#core/votes/marked-things.ts';
import type { MarkedThings } from '#core/votes/own-marks.ts';
import { anyMember } from '#core/sessions/any-member.ts';
import type { Member } from '#core/sessions/session.ts';
import { SsrClock } from '#web/adapters/ssr/ssr-clock.ts';
import { SsrConnections } from '#web/adapters/ssr/ssr-connections.ts';
import { SsrLoginMarkers } from '#web/adapters/ssr/ssr-login-markers.ts';
import { SsrPreferences } from '#web/adapters/ssr/ssr-preferences.ts';
import { SsrTabs } from '#web/adapters/ssr/ssr-tabs.ts';
import { recordedFetch, type Recording } from '#web/adapters/http/recorded-fetch.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { App } from './App.tsx';
import { frameOf } from './frame.tsx';
import { headMarkup } from './head-markup.ts';
import { RouterView } from './navigation/RouterView.tsx';
import { createRoutes } from './routes.tsx';
import { createShell } from './shell.ts';
import { SsrHistory } from './navigation/ssr-history.ts';
import { ScreenRouter, type CurrentScreen } from './navigation/screen-router.ts';

enableStaticRendering(true);

/** SSR of whole pages for guests and script-free browsers, or skeletons with answers for drawing members. */
export const renderPage: RenderPage = async (request) => {
  const recording: Recording = { answers: [], hasAll: true };
  const shell = await shellFor(request, recordedFetch(request.ask, recording));
  const session = shell.get(SessionStore);
  await session.load();
  const history = new SsrHistory(request.url);
  const router = new ScreenRouter(history, createRoutes(shell, request), { waitsForData: true });
  const screen = await router.begin();
  const { member } = session;
  const { answers } = recording;
  return member && request.draws
    ? { ...pageOf(request, screen, { ...recording, answers: [] }), marked: markedIn(answers), own: { answers, ...skeletonFor(request, anyMember(member)) } }
    : { ...pageOf(request, screen, recording, markupOf(shell, router)), isForEveryone: !member };
};

/** Fields that differ by reader. */
const mayBeMarked = /"(?:isMine|myVote|isFollowed|followersCount|jobId|helpfulCount)":/;

const markedIn = (answers: Recording['answers']): MarkedThings =>
  markedThingsIn(answers.flatMap(({ body }) => (mayBeMarked.test(body) ? [JSON.parse(body)] : [])));

const markupOf = (shell: Container, router: ScreenRouter): string =>
  renderToString(
    <App shell={shell}>
      <RouterView router={router} Frame={frameOf(shell)} />
    </App>,
  );

/** Skeleton for a kind of member, before any answer. */
const skeletonFor = (request: PageRequest, kind: Member): Pick<OwnView, 'kind' | 'render'> => ({
  kind,
  render: async () => {
    const history = new SsrHistory(request.url);
    const shell = await shellFor(request, neverAnswered);
    shell.get(SessionStore).become({ member: kind, now: 0, refreshAt: 0, expiresAt: 0 });
    const router = new ScreenRouter(history, createRoutes(shell, request), { waitsForData: false });
    await router.begin();
    return { body: markupOf(shell, router), readsQuery: history.isQueryRead };
  },
});

const neverAnswered: typeof fetch = () => new Promise(() => undefined);

async function shellFor(
  { origin, language, theme, feedOrder, ownLanguageFirst, chosen, savesData, nowMs, brand, host }: PageRequest,
  fetch: typeof globalThis.fetch,
): Promise<Container> {
  return createShell({
    origin,
    fetch,
    identity: { appid: '999', systemid: 'AB_WEB' },
    retryDelaysMs: [],
    clock: new SsrClock(nowMs),
    preferences: new SsrPreferences({ language, theme, feedOrder, ownLanguageFirst, chosen, savesData }),
    connections: new SsrConnections(),
    tabs: new SsrTabs(),
    markers: new SsrLoginMarkers(),
    words: await loadSharedWords(language),
    brand,
    host,
  });
}

function pageOf(
  { origin, language, showsKit, brand, host }: PageRequest,
  { route, loaded }: CurrentScreen,
  { answers, hasAll }: Recording,
  body = '',
): RenderedPage {
  const head = loaded?.head();
  if (!loaded || !head) throw new Error('The rendered screen has no head');
  // The code of some screens comes in one file with their words.
  const chunk = route.chunk ?? route.id;
  // A page that lacks an answer is drawn again by the browser, which asks again.
  const hydration: HydrationData = { isServerRendered: hasAll && body !== '', hasAnswers: hasAll, showsKit, brand, host, answers };
  return {
    status: head.status,
    ...(head.movedTo !== undefined && { movedTo: head.movedTo }),
    head: headMarkup(head, { origin, brand, language }),
    body,
    hydration: blockOf(hydration),
    chunks: [...new Set([chunk, `${chunk}-${language}`, ...loaded.chunks(), `words-${language}`])],
    ...(loaded.later && { later: loaded.later }),
    isForEveryone: false,
    marked: markedIn(answers),
  };
}

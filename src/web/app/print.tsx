import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { blockOf, type HydrationAnswer, type HydrationData } from '#contract/hydration-data.ts';
import type { PageRequest, RenderedPage, RenderPage, SharedBody } from '#contract/rendered-page.ts';
import { anyMember } from '#core/sessions/any-member.ts';
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

/** Server-side rendering (SSR): renders the first view of a page, from the same tree that the browser draws. */
export const renderPage: RenderPage = async (request) => {
  const recording: Recording = { answers: [], hasAll: true };
  const { answers } = recording;
  const shell = await shellFor(request, recording);
  const session = shell.get(SessionStore);
  await session.load();
  const asked = answers.length;
  const history = new SsrHistory(request.url);
  const router = new ScreenRouter(history, createRoutes(shell, request), { waitsForData: true });
  const screen = await router.begin();
  const isForEveryone = !session.isSignedIn;
  const render = () =>
    renderToString(
      <App shell={shell}>
        <RouterView router={router} Frame={frameOf(shell)} />
      </App>,
    );
  const body =
    screen.loaded?.isShared && request.bodyOf && recording.hasAll
      ? request.bodyOf(sharedBody(request, history, [becomeAnyone(session), inOrder(answers.slice(asked))], render))
      : render();
  return pageOf(request, screen, body, recording, isForEveryone);
};

/** The kept bodies are as old as those pages of guests that are kept. */
const keptMs = 30_000;

/** Keeps of the session only what is so for all members of one kind, so that nothing rendered from then on can be of one alone. Answers that; nothing for a guest. */
function becomeAnyone(session: SessionStore): object | undefined {
  if (!session.member) return undefined;
  const kind = { member: anyMember(session.member), hasAccountName: !session.isNamedByKey };
  session.become({ ...kind, now: 0, refreshAt: 0, expiresAt: 0 });
  return kind;
}

/** Answers by their URLs: those asked for together come in any order. */
const inOrder = (answers: readonly HydrationAnswer[]) => answers.toSorted((one, other) => (one.url < other.url ? -1 : 1));

/** The body of a screen that is the same for all members of one kind, by all that it is rendered from. */
function sharedBody(
  { origin, language, theme, feedOrder, savesData, nowMs, showsKit, brand }: PageRequest,
  history: SsrHistory,
  known: readonly unknown[],
  render: () => string,
): SharedBody {
  const readBefore = history.isQueryRead ? history.query : null;
  const moment = Math.floor(nowMs / keptMs);
  return {
    facts: [origin, history.location.pathname, readBefore, language, theme, feedOrder, savesData, moment, showsKit, brand, ...known],
    query: history.query,
    render: () => ({ body: render(), readsQuery: history.isQueryRead }),
  };
}

async function shellFor({ origin, language, theme, feedOrder, savesData, nowMs, brand, ask }: PageRequest, recording: Recording) {
  return createShell({
    origin,
    fetch: recordedFetch(ask, recording),
    identity: { appid: '999', systemid: 'AB_WEB' },
    retryDelaysMs: [],
    clock: new SsrClock(nowMs),
    preferences: new SsrPreferences({ language, theme, feedOrder, savesData }),
    connections: new SsrConnections(),
    tabs: new SsrTabs(),
    markers: new SsrLoginMarkers(),
    words: await loadSharedWords(language),
    brand,
  });
}

function pageOf(
  { origin, language, showsKit, brand }: PageRequest,
  { route, loaded }: CurrentScreen,
  body: string,
  { answers, hasAll }: Recording,
  isForEveryone: boolean,
): RenderedPage {
  const head = loaded?.head();
  if (!loaded || !head) throw new Error('The rendered screen has no head');
  // A page that lacks an answer is drawn anew by the browser, which asks again.
  const hydration: HydrationData = { isServerRendered: hasAll, showsKit, brand, answers };
  return {
    status: head.status,
    ...(head.movedTo !== undefined && { movedTo: head.movedTo }),
    head: headMarkup(head, { origin, brand, language }),
    body,
    hydration: blockOf(hydration),
    chunks: [...new Set([route.id, ...loaded.chunks(), `words-${language}`])],
    isForEveryone,
  };
}

import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { blockOf, type HydrationAnswer, type HydrationData } from '#contract/hydration-data.ts';
import type { PageRequest, RenderedPage, RenderPage } from '#contract/rendered-page.ts';
import { SsrClock } from '#web/adapters/ssr/ssr-clock.ts';
import { SsrConnections } from '#web/adapters/ssr/ssr-connections.ts';
import { SsrLoginMarkers } from '#web/adapters/ssr/ssr-login-markers.ts';
import { SsrPreferences } from '#web/adapters/ssr/ssr-preferences.ts';
import { SsrTabs } from '#web/adapters/ssr/ssr-tabs.ts';
import { recordedFetch } from '#web/adapters/http/recorded-fetch.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { App } from './App.tsx';
import { frameOf } from './frame.tsx';
import { headMarkup } from './head-markup.ts';
import { RouterView } from './navigation/RouterView.tsx';
import { createRoutes } from './routes.tsx';
import { createShell } from './shell.ts';
import { ScreenRouter, type CurrentScreen } from './navigation/screen-router.ts';

enableStaticRendering(true);

/** Server-side rendering (SSR): renders the first view of a page, from the same tree that the browser draws. */
export const renderPage: RenderPage = async (request) => {
  const answers: HydrationAnswer[] = [];
  const shell = await shellFor(request, answers);
  await shell.get(SessionStore).load();
  const history = createMemoryHistory({ initialEntries: [request.url] });
  const router = new ScreenRouter(history, createRoutes(shell, request), { waitsForData: true });
  const screen = await router.begin();
  const body = renderToString(
    <App shell={shell}>
      <RouterView router={router} Frame={frameOf(shell)} />
    </App>,
  );
  return pageOf(request, screen, body, answers, !shell.get(SessionStore).isSignedIn);
};

async function shellFor({ origin, language, theme, feedOrder, savesData, nowMs, brand, ask }: PageRequest, answers: HydrationAnswer[]) {
  return createShell({
    origin,
    fetch: recordedFetch(ask, answers),
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
  answers: readonly HydrationAnswer[],
  isForEveryone: boolean,
): RenderedPage {
  const head = loaded?.head();
  if (!loaded || !head) throw new Error('The rendered screen has no head');
  const hydration: HydrationData = { isServerRendered: true, showsKit, brand, answers };
  return {
    status: head.status,
    head: headMarkup(head, { origin, brand, language }),
    body,
    hydration: blockOf(hydration),
    chunks: [...new Set([route.id, ...loaded.chunks(), `words-${language}`])],
    isForEveryone,
  };
}

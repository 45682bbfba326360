import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import type { PageRequest, PrintedPage, PrintPage } from '#contract/printed-page.ts';
import type { BootAnswer } from '#web/adapters/http/boot-fetch.ts';
import { PrintedClock } from '#web/adapters/ssr/printed-clock.ts';
import { PrintedConnections } from '#web/adapters/ssr/printed-connections.ts';
import { PrintedLoginTraces } from '#web/adapters/ssr/printed-login-traces.ts';
import { PrintedPreferences } from '#web/adapters/ssr/printed-preferences.ts';
import { PrintedTabs } from '#web/adapters/ssr/printed-tabs.ts';
import { recordedFetch } from '#web/adapters/http/recorded-fetch.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { App } from './App.tsx';
import { blockOf, type Boot } from './boot.ts';
import { frameOf } from './frame.tsx';
import { headMarkup } from './head-markup.ts';
import { loadWords } from './words/load-words.ts';
import { RouterView } from './navigation/RouterView.tsx';
import { createRoutes } from './routes.tsx';
import { createShell } from './shell.ts';
import { ScreenRouter, type CurrentScreen } from './navigation/screen-router.ts';

enableStaticRendering(true);

/** Prints the first view of a page, from the same tree that the browser draws. */
export const printPage: PrintPage = async (request) => {
  const answers: BootAnswer[] = [];
  const shell = await shellFor(request, answers);
  await shell.get(SessionStore).load();
  const history = createMemoryHistory({ initialEntries: [request.address] });
  const router = new ScreenRouter(history, createRoutes(shell, request), { waitsForData: true });
  const screen = await router.begin();
  const body = renderToString(
    <App shell={shell}>
      <RouterView router={router} Frame={frameOf(shell)} />
    </App>,
  );
  return pageOf(request, screen, body, answers, !shell.get(SessionStore).isSignedIn);
};

async function shellFor({ origin, language, theme, feedOrder, savesData, nowMs, ask }: PageRequest, answers: BootAnswer[]) {
  return createShell({
    origin,
    fetch: recordedFetch(ask, answers),
    identity: { appid: '999', systemid: 'AB_WEB' },
    patienceMs: [],
    clock: new PrintedClock(nowMs),
    preferences: new PrintedPreferences({ language, theme, feedOrder, savesData }),
    connections: new PrintedConnections(),
    tabs: new PrintedTabs(),
    traces: new PrintedLoginTraces(),
    words: await loadWords(language),
    loadWords,
  });
}

function pageOf(
  { origin, language, showsKit }: PageRequest,
  { route, loaded }: CurrentScreen,
  body: string,
  answers: readonly BootAnswer[],
  isForEveryone: boolean,
): PrintedPage {
  const head = loaded?.head();
  if (!loaded || !head) throw new Error('A screen was printed that has no head');
  const boot: Boot = { isPrinted: true, showsKit, answers };
  return {
    status: head.status,
    head: headMarkup(head, origin),
    body,
    boot: blockOf(boot),
    chunks: [route.id, ...loaded.chunks(), `words-${language}`, ...(head.chunks ?? [])],
    isForEveryone,
  };
}

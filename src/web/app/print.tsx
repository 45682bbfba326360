import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import type { PageRequest, PrintedPage, PrintPage } from '#contract/printed-page.ts';
import type { BootAnswer } from '#web/adapters/boot-fetch.ts';
import { PrintedClock } from '#web/adapters/printed-clock.ts';
import { PrintedConnections } from '#web/adapters/printed-connections.ts';
import { PrintedLoginTraces } from '#web/adapters/printed-login-traces.ts';
import { PrintedPreferences } from '#web/adapters/printed-preferences.ts';
import { PrintedTabs } from '#web/adapters/printed-tabs.ts';
import { recordedFetch } from '#web/adapters/recorded-fetch.ts';
import { SessionStore } from '#web/stores/session-store.ts';
import type { RouteHandle } from '#web/views/head.ts';
import { App } from './App.tsx';
import { blockOf, type Boot } from './boot.ts';
import { headMarkup } from './head-markup.ts';
import { loadWords } from './load-words.ts';
import { createRoutes } from './routes.tsx';
import { furnishShell } from './shell.ts';

enableStaticRendering(true);

/** Prints the first view of a page, from the same tree that the browser draws. */
export const printPage: PrintPage = async (request) => {
  const answers: BootAnswer[] = [];
  const shell = await shellFor(request, answers);
  await shell.get(SessionStore).load();
  const routes = createRoutes(shell, { waits: true }, request);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(request.origin + request.address));
  if (context instanceof Response) throw new Error(`${request.address} was answered by a redirect, which no screen of ours does`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <App shell={shell}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  return pageOf(request, context, body, answers, !shell.get(SessionStore).isSignedIn);
};

async function shellFor({ origin, language, theme, nowMs, ask }: PageRequest, answers: BootAnswer[]) {
  return furnishShell({
    origin,
    fetch: recordedFetch(ask, answers),
    identity: { appid: '999', systemid: 'AB_WEB' },
    patienceMs: [],
    clock: new PrintedClock(nowMs),
    preferences: new PrintedPreferences({ language, theme }),
    connections: new PrintedConnections(),
    tabs: new PrintedTabs(),
    traces: new PrintedLoginTraces(),
    words: await loadWords(language),
    loadWords,
  });
}

function pageOf(
  { origin, language, showsKit }: PageRequest,
  { matches, errors }: StaticHandlerContext,
  body: string,
  answers: readonly BootAnswer[],
  isForEveryone: boolean,
): PrintedPage {
  const error = Object.values(errors ?? {})[0];
  if (error !== undefined) throw error;
  const route = matches.at(-1)?.route;
  const handle = route?.handle as RouteHandle | undefined;
  const head = handle?.head();
  if (!route?.id || !handle || !head) throw new Error('A screen was printed that has no head');
  const boot: Boot = { isPrinted: true, showsKit, answers };
  return {
    status: head.status,
    head: headMarkup(head, origin),
    body,
    boot: blockOf(boot),
    chunks: [route.id, ...(handle.chunks ?? []), `words-${language}`, ...(head.chunks ?? [])],
    isForEveryone,
  };
}

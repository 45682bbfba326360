import type { Container } from 'inversify';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { bootFetch } from '#web/adapters/boot-fetch.ts';
import { BrowserClock } from '#web/adapters/browser-clock.ts';
import { BrowserConnections } from '#web/adapters/browser-connections.ts';
import { systemIdHere } from '#web/adapters/browser-identity.ts';
import { BrowserLoginTraces } from '#web/adapters/browser-login-traces.ts';
import { BrowserPreferences } from '#web/adapters/browser-preferences.ts';
import { BrowserTabs } from '#web/adapters/browser-tabs.ts';
import { ConnectionStore } from '#web/stores/connection-store.ts';
import { LoginStore } from '#web/stores/login-store.ts';
import { SessionStore } from '#web/stores/session-store.ts';
import '#web/views/ui/style/style.css';
import { App } from './App.tsx';
import { emptyBoot, type Boot } from './boot.ts';
import type { Patience } from './enter.tsx';
import { loadWords } from './load-words.ts';
import { createRoutes } from './routes.tsx';
import { furnishShell } from './shell.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the app');

const boot = (JSON.parse(document.getElementById('boot')?.textContent || 'null') as Boot | null) ?? emptyBoot;
const preferences = new BrowserPreferences();
const shell = furnishShell({
  origin: location.origin,
  fetch: bootFetch(boot.answers, (input, init) => fetch(input, init)),
  identity: { appid: '999', systemid: systemIdHere() },
  patienceMs: [300, 1_200],
  clock: new BrowserClock(),
  preferences,
  connections: new BrowserConnections(),
  tabs: new BrowserTabs(),
  traces: new BrowserLoginTraces(),
  words: await loadWords(preferences.read().language),
  loadWords,
});
shell.get(ConnectionStore).follow();
shell.get(SessionStore).follow();
const knowing = shell.get(SessionStore).load();

const patience: Patience = { waits: boot.isPrinted };
const routes = createRoutes(shell, patience, boot);
if (boot.isPrinted) await knowing;
const loaderData = await firstArrival(routes);
patience.waits = false;

const app = appWith(shell, routes, loaderData);
if (boot.isPrinted) hydrateRoot(root, app);
else createRoot(root).render(app);
void knowing.then(() => shell.get(SessionStore).rejoin());
shell.get(LoginStore).wait();

function appWith(around: Container, all: RouteObject[], data: Record<string, null>) {
  const router = createBrowserRouter(all, { hydrationData: { loaderData: data } });
  return (
    <App shell={around}>
      <RouterProvider router={router} />
    </App>
  );
}

/** Fetches the first screen and lets it arrive before anything is drawn, so that the first drawing is the printed one. */
async function firstArrival(all: RouteObject[]): Promise<Record<string, null>> {
  const data: Record<string, null> = {};
  for (const { route, params } of matchRoutes(all, location) ?? []) {
    if (typeof route.lazy !== 'function' || !route.id) continue;
    const entered = (await route.lazy()) as { loader: (visit: object) => Promise<null> };
    Object.assign(route, entered, { lazy: undefined });
    data[route.id] = await entered.loader({ params, request: new Request(location.href) });
  }
  return data;
}

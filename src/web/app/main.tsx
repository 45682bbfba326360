import type { Container } from 'inversify';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Path } from 'react-router';
import type { HydrationAnswer, HydrationData, LaterPart, MemberPart } from '#contract/hydration-data.ts';
import { Clock } from '#core/clock.ts';
import { Http } from '#web/adapters/http/http.ts';
import { hydrationFetch } from '#web/adapters/http/hydration-fetch.ts';
import { BrowserClock } from '#web/adapters/device/browser-clock.ts';
import { BrowserConnections } from '#web/adapters/device/browser-connections.ts';
import { BrowserIdleCallbacks } from '#web/adapters/device/browser-idle-callbacks.ts';
import { BrowserHistory } from '#web/adapters/navigation/browser-history.ts';
import { systemIdHere } from '#web/adapters/http/browser-identity.ts';
import { BrowserLoginMarkers } from '#web/adapters/login/browser-login-markers.ts';
import { BrowserPreferences, tellThatItDraws, tellThatItWrote } from '#web/adapters/device/browser-preferences.ts';
import { nativeAppHere } from '#web/adapters/device/native-app-here.ts';
import { BrowserScrollPositions } from '#web/adapters/navigation/browser-scroll-positions.ts';
import type { Preferences } from '#core/device/preferences.ts';
import { screens } from '#core/navigation/screens.ts';
import { keptAs } from '#core/offline/device-caches.ts';
import { isAway, isKept, loadKept } from '#web/adapters/offline/kept-here.ts';
import { keepRead } from '#web/adapters/offline/keep-read.ts';
import { BrowserTabs } from '#web/adapters/device/browser-tabs.ts';
import { HistoryLayers } from '#web/adapters/navigation/history-layers.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { PageFetchStore } from '#web/stores/app/page-fetch-store.ts';
import { settled } from '#web/stores/requests/request.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { UsageQueue } from '#web/stores/usage/usage-queue.ts';
import '#web/views/style/style.css';
import type { Cover } from '#web/views/overlays/cover.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { App } from './App.tsx';
import { frameOf } from './frame.tsx';
import { reloadForCode } from './navigation/reload-for-code.ts';
import { RouterView } from './navigation/RouterView.tsx';
import { awayRoute, createRoutes } from './routes.tsx';
import { createShell } from './shell.ts';
import { ScreenRouter, type CurrentScreen } from './navigation/screen-router.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the app');

const hydration = JSON.parse(document.getElementById('hydration')?.textContent ?? '') as HydrationData;

const own = JSON.parse(document.getElementById('own')?.textContent ?? 'null') as MemberPart | LaterPart | null;

/** True where the server had no time for the member’s part. */
const isLater = own !== null && 'later' in own;

let isDrawing = false;
let tellDrawn = (): void => undefined;
const drawn = new Promise<void>((resolve) => (tellDrawn = resolve));

/** Native app code, with a fallback to browser behaviour. */
async function openNative(shell: Container) {
  if (!nativeAppHere()) return undefined;
  const outcome = await settled(import(/* webpackChunkName: "native" */ './native/native-shell.ts'));
  return outcome.status === 'SUCCESS' ? outcome.value.openNative(shell) : undefined;
}

const markers = new BrowserLoginMarkers();

/** Hydrates shared pages as a guest, then redraws them where the member's answers differ. */
const isOfEveryone = isLater || (own !== null && hydration.isServerRendered && !own.marks && !markers.keepKeys());

async function answersHere(): Promise<readonly HydrationAnswer[]> {
  if (!own || isLater) return hydration.answers;
  if (isOfEveryone || !hydration.isServerRendered) return [...hydration.answers, ...own.answers];
  return (await import(/* webpackChunkName: "own-answers" */ '#web/adapters/votes/own-answers.ts')).ownAnswers(hydration.answers, own);
}

const shellIn = async (preferences: Preferences, answers: readonly HydrationAnswer[]): Promise<Container> =>
  createShell({
    origin: location.origin,
    fetch: hydrationFetch(answers, (input, init) => fetch(input, init)),
    identity: { appid: '999', systemid: systemIdHere() },
    retryDelaysMs: [300, 1_200],
    clock: new BrowserClock(),
    preferences,
    connections: new BrowserConnections(),
    tabs: new BrowserTabs(drawn),
    markers,
    words: await loadSharedWords(preferences.read().language),
    brand: hydration.brand,
    host: hydration.host,
    lists: isLater ? undefined : own?.lists,
  });

const routerOn = (shell: Container, history: BrowserHistory, loads: (to: Path) => boolean): ScreenRouter =>
  new ScreenRouter(history, isAway(location.pathname) ? [awayRoute(shell)] : createRoutes(shell, hydration), {
    waitsForData: hydration.hasAnswers,
    reload: () => reloadForCode(shell),
    begin: (fetching) => shell.get(PageFetchStore).begin(fetching),
    isElsewhere: async (location) => (shell.get(ConnectionStore).isAway ? loadKept(keptAs(location)) : loads(location)),
  });

const readIn =
  (shell: Container, isStored: boolean) =>
  ({ route, location }: CurrentScreen) => {
    shell.get(UsageQueue).tell({ arrival: { route: route.id, path: location.pathname, search: location.search, at: shell.get(Clock).now() } });
    if (isStored) keepRead(route.id, keptAs(location), shell.get(SessionStore).pageOf);
  };

/** Adds the member's content to a page sent without it. */
async function askLater(shell: Container): Promise<void> {
  const { showOwnLater } = await import(/* webpackChunkName: "own-later" */ './navigation/own-later.ts');
  await showOwnLater({ shell, answers: hydration.answers, reload: () => location.reload() });
  await settle(shell.get(SessionStore));
}

/** Marks the browser as drawing, and renews a session that lapsed in a long absence. */
function settle(session: SessionStore): Promise<void> {
  if (session.isSignedIn) tellThatItDraws(hydration.host.cookieDays);
  return session.rejoin();
}

/** Removes a link's key from the address bar before any request. */
async function holdTicket(): Promise<void> {
  const tickets = await import(/* webpackChunkName: "photoForm" */ '#web/adapters/photos/browser-brought-tickets.ts');
  tickets.holdTicket();
}

/** Starts the app, in a function because top-level await needs a heavier runtime. */
async function begin(place: HTMLElement): Promise<void> {
  if (location.pathname.startsWith(screens.photoForm)) await holdTicket();
  const preferences = new BrowserPreferences(hydration.host);
  const shell = await shellIn(preferences, await answersHere());
  const native = await openNative(shell);
  shell.get(ConnectionStore).follow();
  shell.get(SessionStore).follow();
  const knowing = shell.get(SessionStore).load();
  shell.get(Http).tellOfChanges(tellThatItWrote);

  // The first screen is loaded before anything is drawn: hydration draws what the server rendered, and a skeleton is until all is here.
  const history = new BrowserHistory();
  const layers = new HistoryLayers(history);
  const router = routerOn(shell, history, (to) => native?.load(to) ?? false);
  const isFresh = !isKept();
  const isPrinted = hydration.isServerRendered && isFresh && (own === null || isOfEveryone);
  if (hydration.hasAnswers && isFresh) await knowing;
  // What is of a member, or of a name whose key is here, is shown at once, also far below.
  await router.begin(isPrinted && own === null && !markers.keepKeys());
  router.waitsForData = false;

  const session = shell.get(SessionStore);
  const member = isOfEveryone && !isLater ? await shell.get(Sessions).current() : undefined;
  const cover: Cover = (close) => layers.cover(close);
  const read = readIn(shell, isFresh && !preferences.read().savesData);
  const app = (
    <App
      shell={shell}
      onDrawn={() => {
        if (isLater) session.expect();
        else if (member?.member) session.hold(member);
        tellDrawn();
      }}
    >
      <RouterView
        router={router}
        Frame={frameOf(shell)}
        scrollPositions={new BrowserScrollPositions()}
        cover={native?.counting(cover) ?? cover}
        read={native?.telling(read) ?? read}
      />
    </App>
  );
  // The server could not know what is one's own by the key of this device: that is drawn again, and so is a page that was read before, perhaps by a member.
  // In a transition, so that a press is answered between two parts of the page.
  const hydrates = isPrinted && !(await shell.get(Http).keyedInterceptor())?.hasOwn();
  startTransition(() => void (hydrates ? hydrateRoot(place, app) : createRoot(place).render(app)));
  isDrawing = true;
  void Promise.all([knowing, isPrinted && drawn]).then(() => (isLater ? askLater(shell) : settle(session)));
  if (!preferences.read().savesData) shell.get(LoginStore).wait(new BrowserIdleCallbacks());
}

// A page that cannot be drawn hears the others anyway.
void begin(root).finally(() => isDrawing || tellDrawn());

import { Container, ContainerModule } from 'inversify';
import { reaction } from 'mobx';
import { routes as login } from '#contract/generated/login/sessions.ts';
import type { Brand } from '#core/brand.ts';
import { Clock } from '#core/clock.ts';
import { Connections } from '#core/device/connections.ts';
import { LoginMarkers } from '#core/login/login-markers.ts';
import { Preferences } from '#core/device/preferences.ts';
import { Tabs } from '#core/device/tabs.ts';
import { TabStorage, UserStorage } from '#core/device/user-storage.ts';
import { ErrorReports } from '#core/errors/error-reports.ts';
import type { Failure } from '#core/failure.ts';
import type { HostSettings } from '#core/operator/host-settings.ts';
import { asksForLogin, endsSession } from '#core/sessions/session-refusal.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import { Events } from '#core/usage/events.ts';
import type { OwnLists } from '#core/votes/own-marks.ts';
import { BrowserTabStorage, BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import type { Given, KeyedInterceptor, NamedCall } from '#web/adapters/http/interceptor.ts';
import { marksKeys } from '#web/adapters/persona-keys/key-marker.ts';
import { isMeantForName } from '#web/adapters/personas/meant-for-name.ts';
import { httpSessions } from '#web/adapters/sessions/http-sessions.ts';
import { Http, type ClientIdentity, type FailureListener } from '#web/adapters/http/http.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { FailuresStore } from '#web/stores/app/failures-store.ts';
import { HostStore } from '#web/stores/app/host-store.ts';
import { OwnListsStore } from '#web/stores/app/own-lists-store.ts';
import { PageFetchStore } from '#web/stores/app/page-fetch-store.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { MessageCountStore } from '#web/stores/chat/message-count-store.ts';
import { BellStore } from '#web/stores/notifications/bell-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { SearchDialogStore } from '#web/stores/search/search-dialog-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { UsageQueue } from '#web/stores/usage/usage-queue.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import type { Sentences } from '#web/words/words.ts';
import { onDevice, overHttp, store } from './container/bind.ts';
import { lateErrorReports } from './errors/late-error-reports.ts';

/** Parts that differ between browser, SSR and tests. */
export interface ShellParts {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly identity: ClientIdentity;
  readonly retryDelaysMs: readonly number[];
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly connections: Connections;
  readonly tabs: Tabs;
  readonly markers: LoginMarkers;
  readonly words: Sentences;
  readonly brand: Brand;
  readonly host: HostSettings;
  /** Member's lists from the end of the page. */
  readonly lists?: OwnLists | undefined;
}

export const shellBindings = ({ clock, preferences, connections, tabs, markers, words, brand, host, lists, ...http }: ShellParts) => [
  new ContainerModule(({ bind }) => {
    bind(Clock).toConstantValue(clock);
    bind(Preferences).toConstantValue(preferences);
    bind(Connections).toConstantValue(connections);
    bind(Tabs).toConstantValue(tabs);
    bind(HostStore).toConstantValue(new HostStore(host));
    bind(OwnListsStore).toConstantValue(new OwnListsStore(lists));
    bind(LoginMarkers).toConstantValue(markers);
    bind(Events).toResolvedValue((queue: UsageQueue) => queue, [UsageQueue]);
    bind(Http).toResolvedValue(() => new Http({ ...http, clock }));
    bind(ErrorReports).toResolvedValue(lateErrorReports, [Http]);
    bind(WordsStore).toResolvedValue(() => new WordsStore(preferences, words, brand));
  }),
  overHttp(Sessions, httpSessions, login),
  onDevice(UserStorage, BrowserUserStorage),
  onDevice(TabStorage, BrowserTabStorage),
  store(ToastStore, [Clock]),
  store(AppearanceStore, [Preferences]),
  store(ConnectionStore, [Connections, Clock]),
  store(PageFetchStore, [Clock]),
  store(NameNewsStore, [Tabs]),
  store(FailuresStore, [ToastStore, ErrorReports, ConnectionStore, WordsStore, Clock]),
  store(SessionStore, [Sessions, Tabs, LoginMarkers, Clock]),
  store(WantedStore, [TabStorage, Clock]),
  store(LoginStore, [Clock, WantedStore]),
  store(OnboardingStore, [SessionStore, LoginStore, LoginMarkers]),
  store(WritingStore, []),
  store(MenuMarksStore, []),
  store(SearchDialogStore, []),
  store(BellStore, []),
  store(MessageCountStore, []),
  store(UsageQueue, []),
];

export function createShell(parts: ShellParts): Container {
  const shell = new Container({ defaultScope: 'Singleton' });
  shell.load(...shellBindings(parts));
  shell.get(Http).listen((failure, call) => heard(shell, failure, call));
  shell.get(Http).tellBy((call) => shell.get(UsageQueue).tell({ call }));
  shell.get(Http).standFor(() => shell.get(SessionStore).pageOf);
  shell.get(Http).renewBy(() => shell.get(SessionStore).revive());
  // A member whom the server could not name is asked for as soon as it is again.
  reaction(
    () => shell.get(ConnectionStore).returns,
    () => shell.get(SessionStore).isOutOfReach && void shell.get(SessionStore).load(),
  );
  let keyed: Promise<KeyedInterceptor> | undefined;
  const mayBeOfName = (call?: NamedCall, given: Given = {}) =>
    marksKeys() || (call !== undefined && shell.get(SessionStore).isWriter && isMeantForName(call.facts, given));
  shell.get(Http).interceptBy((...call) => (mayBeOfName(...call) ? (keyed ??= loadKeyedWays().then((ways) => ways.keyedWaysOf(shell))) : undefined));
  return shell;
}

/** Signing code, loaded only for a stored key or an absent one that must speak. */
const loadKeyedWays = () => import(/* webpackChunkName: "keyed" */ './persona-keys/keyed-ways.ts');

/** Handles every failed call: message, report, and session changes after a refusal. */
function heard(shell: Container, failure: Failure, call: Parameters<FailureListener>[1]): void {
  if (failure.code === 'MEMBER_CHANGED') return shell.get(SessionStore).restart();
  shell.get(FailuresStore).callFailed(failure, call);
  const { kind } = failure;
  const wasIn = endsSession(kind, call.facts) && shell.get(SessionStore).forceSignOut();
  if (!wasIn && asksForLogin(kind, call.facts)) shell.get(LoginStore).open();
}

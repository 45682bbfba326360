import { render } from '@testing-library/react';
import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { onUse } from '#web/app/navigation/on-use.ts';
import { lazyScreen, type Wiring } from '#web/app/navigation/lazy-screen.tsx';
import { App } from '#web/app/App.tsx';
import { productBrand, type Brand } from '#core/brand.ts';
import { languages } from '#core/device/preferences.ts';
import { Vitals } from '#core/usage/measured.ts';
import { usualHostSettings, type HostSettings } from '#core/operator/host-settings.ts';
import { bindOnce } from '#web/app/container/bind.ts';
import { RouterView } from '#web/app/navigation/RouterView.tsx';
import type { Cover } from '#web/views/overlays/cover.ts';
import { ScreenRouter, type LoadedScreen } from '#web/app/navigation/screen-router.ts';
import type { Member } from '#core/sessions/session.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { createShell } from '#web/app/shell.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { frameOf } from '#web/app/frame.tsx';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeHistory } from '#tests/fakes/navigation/fake-history.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aSession } from '#tests/members.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';

export type Swap = readonly [port: ServiceIdentifier, adapter: unknown];

interface OpenOptions {
  /** Swaps in the shell, which every screen shares. */
  readonly inShell?: (clock: FakeClock) => readonly Swap[];
  readonly member?: Member | undefined;
  /** True if the guest state is known from the start. */
  readonly isGuest?: boolean;
  /** Brand of the installation, by default the product's. */
  readonly brand?: Brand;
  readonly host?: HostSettings;
  readonly preferences?: FakePreferences;
  /** Loads the code of other screens, by default empty and at once. */
  readonly elsewhere?: () => Promise<LoadedScreen>;
  readonly status?: number;
  /** Tab history that receives layers over the page. */
  readonly cover?: Cover;
}

const shared = new Map(await Promise.all(languages.map(async (language) => [language, await loadSharedWords(language)] as const)));

const nowhere: LoadedScreen = { Screen: () => null, load: async () => undefined, head: () => ({ title: '', description: '', status: 404 }), chunks: () => [] };

/** Disabled page measurements, as real ones leave browser timers behind. */
const notMeasured: Vitals = { watch: () => undefined };

/** Opens a really wired screen at a URL, with fakes for everything that leaves the device. */
export function open(
  wiring: Wiring,
  path: string,
  url: string,
  given: readonly Swap[] = [],
  {
    inShell = () => [],
    member,
    isGuest = false,
    status = 500,
    elsewhere = async () => nowhere,
    cover,
    preferences = new FakePreferences(),
    brand = productBrand,
    host = usualHostSettings,
  }: OpenOptions = {},
) {
  const clock = new FakeClock();
  const swaps: readonly Swap[] = [[Vitals, notMeasured], ...given];
  const tabs = new FakeTabs();
  const markers = new FakeLoginMarkers();
  const connections = new FakeConnections();
  const shell = createShell({
    origin: 'http://daftar.test',
    fetch: async () =>
      new Response('{"code":"BROKEN","message":"No test goes over the wire."}', { status, headers: { 'content-type': 'application/problem+json' } }),
    identity: { appid: '999', systemid: 'AB_WEB' },
    retryDelaysMs: [],
    clock,
    preferences,
    connections,
    tabs,
    markers,
    words: shared.get(preferences.read().language) ?? new Map(),
    brand,
    host,
  });
  if (member) shell.rebind(Sessions).toConstantValue(new FakeSessions(clock, member));
  for (const [port, adapter] of inShell(clock)) shell.rebind(port).toConstantValue(adapter);
  bindOnce(shell, wiring.shared ?? []);
  for (const [port, adapter] of swaps) if (shell.isBound(port)) shell.rebind(port).toConstantValue(adapter);
  const instead = swaps.map(([port, adapter]) => new ContainerModule(({ isBound, rebind }) => void (isBound(port) && rebind(port).toConstantValue(adapter))));
  const bindings = [...wiring.bindings, ...instead];
  const over = (wiring.over ?? []).map((parts) => ({ ...parts, bindings: instead }));
  const { below } = wiring;
  const load = async () => {
    const part = await below!.load();
    bindOnce(shell, part.shared ?? []);
    for (const [port, adapter] of swaps) if (shell.isBound(port)) shell.rebind(port).toConstantValue(adapter);
    return { ...part, bindings: [...part.bindings, ...instead], over: (part.over ?? []).map((parts) => ({ ...parts, bindings: instead })) };
  };
  if (member) shell.get(SessionStore).hold(aSession(clock.now(), member));
  if (isGuest) shell.get(SessionStore).isKnown = true;
  const routes = [
    { id: 'screen', path, fetchScreen: lazyScreen(shell, async () => ({ ...wiring, bindings, over, ...(below && { below: onUse({ ...below, load }) }) })) },
    { id: 'elsewhere', path: '*', fetchScreen: elsewhere },
  ];
  const router = new ScreenRouter(new FakeHistory(url), routes, { waitsForData: false });
  const Frame = frameOf(shell, instead);
  const view = render(
    <App shell={shell}>
      <RouterView router={router} Frame={Frame} {...(cover && { cover })} />
    </App>,
  );
  void router.begin();
  return { view, router, clock, connections, preferences, tabs, markers, shell };
}

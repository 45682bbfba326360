import { render } from '@testing-library/react';
import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { enter, type Wiring } from '#web/app/enter.tsx';
import { App } from '#web/app/App.tsx';
import { furnishOnce } from '#web/app/furnish.ts';
import type { Member } from '#core/session/session.ts';
import { SessionStore } from '#web/stores/session-store.ts';
import { furnishShell } from '#web/app/shell.ts';
import { hi } from '#web/words/hi.ts';
import { en } from '#web/words/en.ts';
import { frameOf } from '#web/app/frame.tsx';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConnections } from '#tests/fakes/fake-connections.ts';
import { FakeLoginTraces } from '#tests/fakes/fake-login-traces.ts';
import { FakePreferences } from '#tests/fakes/fake-preferences.ts';
import { aSession } from '#tests/members.ts';
import { FakeTabs } from '#tests/fakes/fake-tabs.ts';

/** A port, and what keeps it in this test. */
export type Swap = readonly [port: ServiceIdentifier, keeper: unknown];

interface House {
  /** What stands in the house itself, for every screen. */
  readonly inTheHouse?: (clock: FakeClock) => readonly Swap[];
  /** Who is signed in when the screen opens. */
  readonly member?: Member | undefined;
  /** How the server answers whatever still goes over the wire. */
  readonly status?: number;
}

/** Opens a screen with its real wiring at an address, with fakes in the place of what would leave the device. Swaps go for the screen and what lies over it. */
export function open(wiring: Wiring, path: string, address: string, swaps: readonly Swap[] = [], { inTheHouse = () => [], member, status = 500 }: House = {}) {
  const clock = new FakeClock();
  const tabs = new FakeTabs();
  const traces = new FakeLoginTraces();
  const connections = new FakeConnections();
  const preferences = new FakePreferences();
  const shell = furnishShell({
    origin: 'http://daftar.test',
    fetch: async () =>
      new Response('{"code":"BROKEN","message":"No test goes over the wire."}', { status, headers: { 'content-type': 'application/problem+json' } }),
    identity: { appid: '999', systemid: 'AB_WEB' },
    patienceMs: [],
    clock,
    preferences,
    connections,
    tabs,
    traces,
    words: en,
    loadWords: async (language) => (language === 'hi' ? hi : en),
  });
  for (const [port, keeper] of inTheHouse(clock)) shell.rebind(port).toConstantValue(keeper);
  furnishOnce(shell, wiring.shared ?? []);
  for (const [port, keeper] of swaps) if (shell.isBound(port)) shell.rebind(port).toConstantValue(keeper);
  const instead = swaps.map(([port, keeper]) => new ContainerModule(({ isBound, rebind }) => void (isBound(port) && rebind(port).toConstantValue(keeper))));
  const furniture = [...wiring.furniture, ...instead];
  const over = (wiring.over ?? []).map((parts) => ({ ...parts, furniture: instead }));
  if (member) shell.get(SessionStore).hold(aSession(clock.now(), member));
  const routes = [
    {
      Component: frameOf(shell, instead),
      children: [
        { id: 'screen', path, lazy: enter(shell, { waits: false }, async () => ({ ...wiring, furniture, over })) },
        { path: '*', element: null },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(
    <App shell={shell}>
      <RouterProvider router={router} />
    </App>,
  );
  return { view, router, clock, connections, preferences, tabs, traces, shell };
}

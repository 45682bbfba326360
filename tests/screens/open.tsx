import { render } from '@testing-library/react';
import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { enter, type Wiring } from '#web/app/enter.tsx';
import { App } from '#web/app/App.tsx';
import { furnishShell } from '#web/app/shell.ts';
import { hi } from '#web/words/hi.ts';
import { en } from '#web/words/en.ts';
import { Shell } from '#web/views/shell/Shell.tsx';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConnections } from '#tests/fakes/fake-connections.ts';
import { FakePreferences } from '#tests/fakes/fake-preferences.ts';

/** A port, and what keeps it in this test. */
export type Swap = readonly [port: ServiceIdentifier, keeper: unknown];

/** Opens a screen with its real wiring at an address, with fakes in the place of what would leave the device. */
export function open(wiring: Wiring, path: string, address: string, swaps: readonly Swap[] = []) {
  const clock = new FakeClock();
  const connections = new FakeConnections();
  const preferences = new FakePreferences();
  const shell = furnishShell({
    origin: 'http://daftar.test',
    fetch: async () =>
      new Response('{"code":"BROKEN","message":"No test goes over the wire."}', { status: 500, headers: { 'content-type': 'application/problem+json' } }),
    identity: { appid: '999', systemid: 'AB_WEB' },
    patienceMs: [],
    clock,
    preferences,
    connections,
    words: en,
    loadWords: async (language) => (language === 'hi' ? hi : en),
  });
  const swapped: Wiring = {
    ...wiring,
    furniture: [...wiring.furniture, ...swaps.map(([port, keeper]) => new ContainerModule(({ rebind }) => void rebind(port).toConstantValue(keeper)))],
  };
  const routes = [
    {
      Component: Shell,
      children: [
        { id: 'screen', path, lazy: enter(shell, { waits: false }, async () => swapped) },
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
  return { view, router, clock, connections, preferences, shell };
}

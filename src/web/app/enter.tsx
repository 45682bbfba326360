import { Container, type ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Head } from '#web/views/head.ts';
import { StoresContext, type Stores } from '#web/views/stores.tsx';
import { furnishOnce } from './furnish.ts';
import { overlays, type OverlayParts } from './overlay.tsx';

/** Where somebody has come to: the open places of the route, and the query. */
export interface Visit {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** What a wiring file exports: a screen, what must stand around it, what it asks for on arrival, and what it is called. */
export interface Wiring {
  readonly Screen: ComponentType;
  readonly furniture: readonly ContainerModule[];
  /** What it shares with other areas, such as what somebody has voted; it outlives this one. */
  readonly shared?: readonly ContainerModule[];
  /** The chunks that come with its own. */
  readonly chunks?: readonly string[];
  readonly arrive: (stores: Stores, visit: Visit) => Promise<void>;
  readonly head: (stores: Stores) => Head;
  /** What may lie over the screen, and is fetched when it does. */
  readonly over?: readonly OverlayParts[];
}

/** Whether a route waits for what its screen asks before it is shown: so while printing, and for what was printed. */
export interface Patience {
  waits: boolean;
}

/** A lazy route: fetches the wiring's chunk, furnishes a container inside the shell's, shows the screen. */
export const enter = (shell: Container, patience: Patience, load: () => Promise<Wiring>) => async () => {
  const { Screen, furniture, shared = [], chunks = [], arrive, head, over = [] } = await load();
  furnishOnce(shell, shared);
  const area = new Container({ parent: shell, defaultScope: 'Singleton' });
  area.load(...furniture);
  const Over = overlays(area, over);
  return {
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      const arrival = arrive(area, { params, query: new URL(request.url).searchParams });
      if (patience.waits) await arrival;
      return null;
    },
    handle: { head: () => head(area), chunks },
    Component: () => (
      <StoresContext value={area}>
        <Screen />
        <Over />
      </StoresContext>
    ),
  };
};

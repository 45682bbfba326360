import { Container, type ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Head } from '#web/views/head.ts';
import { StoresContext, type Stores } from '#web/views/stores.tsx';
import type { Book } from '#web/words/book.ts';
import { bindOnce } from '../container/bind.ts';
import { openBooks } from '../words/open-books.ts';
import { overlays, type OverlayParts } from './overlay.tsx';
import type { LoadedScreen, RouteMatch } from './screen-router.ts';

/** A wiring file, by what it exports: a screen, its bindings, its loader, and its head. */
export interface Wiring {
  readonly Screen: ComponentType;
  readonly bindings: readonly ContainerModule[];
  /** What it shares with other areas, such as what somebody has voted; it outlives this one. */
  readonly shared?: readonly ContainerModule[];
  /** Whatever it says; it is here before the screen is shown. */
  readonly books?: readonly Book<unknown>[];
  /** The chunks that come with its own. */
  readonly chunks?: readonly string[];
  /** The route loader: asks for the data of the screen. */
  readonly load: (stores: Stores, match: RouteMatch) => Promise<void>;
  readonly head: (stores: Stores) => Head;
  /** What may lie over the screen, and is fetched when it does. */
  readonly over?: readonly OverlayParts[];
}

/** A lazy screen: fetches the wiring's chunk, binds a container inside the shell's, shows the screen. Where the fetching failed, the next visit tries again. */
export function lazyScreen(shell: Container, fetchWiring: () => Promise<Wiring>, ahead: readonly Book<unknown>[] = []): () => Promise<LoadedScreen> {
  let loaded: LoadedScreen | undefined;
  return async () => {
    if (loaded) return loaded;
    const [wiring] = await Promise.all([fetchWiring(), openBooks(shell, ahead)]);
    await openBooks(shell, wiring.books);
    return (loaded ??= bindScreen(shell, wiring));
  };
}

function bindScreen(shell: Container, { Screen, bindings, shared = [], books = [], chunks = [], load, head, over = [] }: Wiring): LoadedScreen {
  bindOnce(shell, shared);
  const area = new Container({ parent: shell, defaultScope: 'Singleton' });
  area.load(...bindings);
  const Over = overlays(area, over);
  return {
    load: (match) => load(area, match),
    head: () => head(area),
    chunks: () => [...chunks, ...books.map(({ name }) => `${name}-${shell.get(WordsStore).language}`)],
    Screen: () => (
      <StoresContext value={area}>
        <Screen />
        <Over />
      </StoresContext>
    ),
  };
}

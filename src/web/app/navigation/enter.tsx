import { Container, type ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Head } from '#web/views/head.ts';
import { StoresContext, type Stores } from '#web/views/stores.tsx';
import type { Book } from '#web/words/book.ts';
import { furnishOnce } from '../container/furnish.ts';
import { openBooks } from '../words/open-books.ts';
import { overlays, type OverlayParts } from './overlay.tsx';
import type { Entered, Visit } from './traveller.ts';

/** What a wiring file exports: a screen, what must stand around it, what it asks for on arrival, and what it is called. */
export interface Wiring {
  readonly Screen: ComponentType;
  readonly furniture: readonly ContainerModule[];
  /** What it shares with other areas, such as what somebody has voted; it outlives this one. */
  readonly shared?: readonly ContainerModule[];
  /** Whatever it says; it is here before the screen is shown. */
  readonly books?: readonly Book<unknown>[];
  /** The chunks that come with its own. */
  readonly chunks?: readonly string[];
  readonly arrive: (stores: Stores, visit: Visit) => Promise<void>;
  readonly head: (stores: Stores) => Head;
  /** What may lie over the screen, and is fetched when it does. */
  readonly over?: readonly OverlayParts[];
}

/** A lazy screen: fetches the wiring's chunk, furnishes a container inside the shell's, shows the screen. Where the fetching failed, the next visit tries again. */
export function enter(shell: Container, load: () => Promise<Wiring>, ahead: readonly Book<unknown>[] = []): () => Promise<Entered> {
  let entered: Entered | undefined;
  return async () => {
    if (entered) return entered;
    const [wiring] = await Promise.all([load(), openBooks(shell, ahead)]);
    await openBooks(shell, wiring.books);
    return (entered ??= furnish(shell, wiring));
  };
}

function furnish(shell: Container, { Screen, furniture, shared = [], books = [], chunks = [], arrive, head, over = [] }: Wiring): Entered {
  furnishOnce(shell, shared);
  const area = new Container({ parent: shell, defaultScope: 'Singleton' });
  area.load(...furniture);
  const Over = overlays(area, over);
  return {
    arrive: (visit) => arrive(area, visit),
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

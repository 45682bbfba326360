import { Container, type ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { Language } from '#core/device/preferences.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Head } from '#web/views/head.ts';
import { PartOnUseContext } from '#web/views/shell/part-on-use.ts';
import { StoresContext, type Stores } from '#web/views/stores.tsx';
import type { Words } from '#web/words/words.ts';
import { bindOnce } from '../container/bind.ts';
import { loadWords } from '../words/load-words.ts';
import type { BelowOnUse } from './on-use.ts';
import { overlays, type OverlayParts } from './overlay.tsx';
import type { LoadedScreen, RouteMatch } from './screen-router.ts';

export interface Wiring {
  readonly Screen: ComponentType;
  readonly bindings: readonly ContainerModule[];
  /** Bindings shared with other areas, which outlive this one. */
  readonly shared?: readonly ContainerModule[];
  readonly words?: readonly Words[];
  /** Code that only some URLs need, fetched before the screen is shown. */
  readonly fetchPart?: (match: RouteMatch) => Promise<void>;
  readonly load: (stores: Stores, match: RouteMatch) => Promise<void>;
  readonly head: (stores: Stores) => Head;
  readonly over?: readonly OverlayParts[];
  /** The part of the screen that needs no code until a page that was printed is used. */
  readonly below?: BelowOnUse;
}

/** Fetches a wiring chunk, with its words in the given language. */
export type FetchWiring = (language: Language) => Promise<Wiring>;

/** Lazy screen in a child container, retried on the next visit after a failed fetch. */
export function lazyScreen(shell: Container, fetchWiring: FetchWiring, ahead: readonly Words[] = []): () => Promise<LoadedScreen> {
  let loaded: LoadedScreen | undefined;
  return async () => {
    if (loaded) return loaded;
    const [wiring] = await Promise.all([fetchWiring(shell.get(WordsStore).language), loadWords(shell, ahead)]);
    await loadWords(shell, wiring.words);
    return (loaded ??= bindScreen(shell, wiring));
  };
}

function bindScreen(shell: Container, { Screen, bindings, shared = [], words = [], fetchPart, load, head, over = [], below }: Wiring): LoadedScreen {
  bindOnce(shell, shared);
  const area = new Container({ parent: shell, defaultScope: 'Singleton' });
  area.load(...bindings);
  const Over = overlays(area, over);
  const part = below?.within(shell, area);
  return {
    fetchPart,
    fetchLater: part?.fetch,
    later: below && [below.chunk],
    load: (match) => load(area, match),
    head: () => head(area),
    chunks: () => words.map(({ chunk }) => `${chunk}-${shell.get(WordsStore).language}`),
    Screen: () => (
      <StoresContext value={area}>
        <PartOnUseContext value={part}>
          <Screen />
        </PartOnUseContext>
        <Over />
      </StoresContext>
    ),
  };
}

import { Container, type ContainerModule } from 'inversify';
import { createElement, type ComponentType } from 'react';
import type { LaterPart } from '#web/views/later/later-part.ts';
import { StoresContext } from '#web/views/stores.tsx';
import type { Words } from '#web/words/words.ts';
import { bindOnce } from '../container/bind.ts';
import { loadWords } from '../words/load-words.ts';
import { overlays, type OverlayParts } from './overlay.tsx';

/** The exports of the wiring file of such a part: what it draws, its bindings, and what may lie over it. */
interface LaterWiring {
  readonly Below: ComponentType;
  readonly bindings: readonly ContainerModule[];
  readonly shared?: readonly ContainerModule[];
  readonly over?: readonly OverlayParts[];
}

/** The part of a screen whose code comes when the page is first used: its chunk, its words, and how both are fetched. */
interface LaterParts {
  readonly chunk: string;
  readonly words: readonly Words[];
  readonly load: () => Promise<LaterWiring>;
}

/** Such a part of a screen, and how it is made within the container of the screen. */
export interface LaterBelow extends LaterParts {
  readonly within: (shell: Container, area: Container) => LaterPart & { readonly fetch: () => Promise<void> };
}

/** Declares such a part of a screen. */
export const later = (parts: LaterParts): LaterBelow => ({ ...parts, within: (shell, area) => partOf(parts, shell, area) });

function partOf({ load, words }: LaterParts, shell: Container, area: Container): ReturnType<LaterBelow['within']> {
  let tell = (): void => undefined;
  let coming: Promise<void> | undefined;
  const fetch = async (): Promise<void> => {
    const [wiring] = await Promise.all([load(), loadWords(shell, words)]);
    part.Below = drawn(shell, area, wiring);
    tell();
  };
  const part = {
    Below: undefined as ComponentType | undefined,
    here: new Promise<void>((resolve) => (tell = resolve)),
    fetch: () =>
      (coming ??= fetch().catch((broke: unknown) => {
        coming = undefined;
        throw broke;
      })),
    open: () =>
      part.fetch().then(
        () => true,
        () => false,
      ),
  };
  return part;
}

function drawn(shell: Container, area: Container, { Below, bindings, shared = [], over = [] }: LaterWiring): ComponentType {
  bindOnce(shell, shared);
  const within = new Container({ parent: area, defaultScope: 'Singleton' });
  within.load(...bindings);
  const Over = overlays(within, over);
  return () => createElement(StoresContext, { value: within }, createElement(Below), createElement(Over));
}

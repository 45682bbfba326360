import { Container, type ContainerModule } from 'inversify';
import { when } from 'mobx';
import { createElement, type ComponentType } from 'react';
import { Request } from '#web/stores/requests/request.ts';
import type { PartOnUse } from '#web/views/shell/part-on-use.ts';
import { StoresContext } from '#web/views/stores.tsx';
import type { Words } from '#web/words/words.ts';
import { bindOnce } from '../container/bind.ts';
import { loadWords } from '../words/load-words.ts';
import { overlays, type OverlayParts } from './overlay.tsx';

interface BelowWiring {
  readonly Below: ComponentType;
  readonly bindings: readonly ContainerModule[];
  readonly shared?: readonly ContainerModule[];
  readonly over?: readonly OverlayParts[];
}

/** Part of a screen whose code comes when the page is first used. */
interface BelowParts {
  readonly chunk: string;
  readonly words: readonly Words[];
  readonly load: () => Promise<BelowWiring>;
}

/** Such a part of a screen, and how it is made within the container of the screen. */
export interface BelowOnUse extends BelowParts {
  readonly within: (shell: Container, area: Container) => PartOnUse & { readonly fetch: () => Promise<void> };
}

/** Declares such a part of a screen. */
export const onUse = (parts: BelowParts): BelowOnUse => ({ ...parts, within: (shell, area) => partOf(parts, shell, area) });

function partOf({ load, words }: BelowParts, shell: Container, area: Container): ReturnType<BelowOnUse['within']> {
  let tell = (): void => undefined;
  const here = new Promise<void>((resolve) => (tell = resolve));
  let Below: ComponentType | undefined;
  const coming = new Request(async () => {
    const [wiring] = await Promise.all([load(), loadWords(shell, words)]);
    Below ??= drawn(shell, area, wiring);
    tell();
  });
  const open = async (): Promise<boolean> => {
    await coming.sendOnce();
    await when(() => coming.state.status !== 'LOADING');
    return coming.state.status === 'SUCCESS';
  };
  const fetch = async (): Promise<void> => {
    await open();
    if (coming.state.status === 'FAILURE') throw coming.state.failure;
  };
  return {
    get Below() {
      return Below;
    },
    here,
    open,
    fetch,
  };
}

function drawn(shell: Container, area: Container, { Below, bindings, shared = [], over = [] }: BelowWiring): ComponentType {
  bindOnce(shell, shared);
  const within = new Container({ parent: area, defaultScope: 'Singleton' });
  within.load(...bindings);
  const Over = overlays(within, over);
  return () => createElement(StoresContext, { value: within }, createElement(Below), createElement(Over));
}

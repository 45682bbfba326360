import { Container, type ContainerModule } from 'inversify';
import { observer } from 'mobx-react-lite';
import { createElement, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#core/device/preferences.ts';
import { atRest } from '#web/adapters/device/at-rest.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { FailuresStore } from '#web/stores/app/failures-store.ts';
import { Request, settled } from '#web/stores/requests/request.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { Coming } from '#web/views/overlays/Coming.tsx';
import { CoverContext } from '#web/views/overlays/cover.ts';
import { StoresContext, type Stores } from '#web/views/stores.tsx';
import { errorWords } from '#web/words/errors/error-words.ts';
import type { Words } from '#web/words/words.ts';
import { bindOnce } from '../container/bind.ts';
import { reloadForCode } from './reload-for-code.ts';
import { loadWords } from '../words/load-words.ts';

interface OverlayWiring {
  readonly Overlay: ComponentType;
  readonly bindings: readonly ContainerModule[];
  readonly shared?: readonly ContainerModule[];
  readonly words?: readonly Words[];
}

export interface OverlayParts {
  readonly isWanted: (stores: Stores) => boolean;
  /** Prefetches the chunk where it may be wanted soon. */
  readonly isNear?: (stores: Stores) => boolean;
  readonly load: (language: Language) => Promise<OverlayWiring>;
  /** Cancels the request after a failed fetch, or Back before its arrival. */
  readonly dismiss?: (stores: Stores) => void;
  /** Fetches unrequested overlays at rest, and silently if it fails. */
  readonly isQuiet?: boolean;
  readonly bindings?: readonly ContainerModule[];
}

export function overlays(within: Container, all: readonly OverlayParts[]): () => ReactNode {
  const drawn = all.map((parts) => overlay(within, parts));
  return () => drawn.map((Overlay, at) => createElement(Overlay, { key: `overlay ${at}` }));
}

/** Overlay fetched when first wanted, at rest if unrequested. */
function overlay(shell: Container, { isWanted, isNear, load, dismiss, isQuiet, bindings = [] }: OverlayParts) {
  const fetchParts = async () => {
    const wiring = await load(shell.get(WordsStore).language);
    await loadWords(shell, wiring.words);
    return wiring;
  };
  const fetching = new Request(async () => {
    if (isQuiet) await atRest();
    return fetchParts();
  });
  return observer(function LazyOverlay() {
    const [Area, place] = useState<ComponentType>();
    const wanted = isWanted(shell);
    const near = isNear?.(shell) ?? false;
    useEffect(() => {
      // What does not come ahead is fetched when it is wanted.
      if (near) void settled(fetchParts());
    }, [near]);
    useEffect(() => {
      const fetchArea = async () => {
        const outcome = await fetching.send();
        // Drawn at once with all its effects: a field that has the focus and is not subscribed yet would lose the first letter of anyone who types at once.
        if (outcome.status === 'SUCCESS') flushSync(() => place(() => areaOf(shell, outcome.value, bindings)));
        if (outcome.status !== 'FAILURE') return;
        if (!isQuiet && !(await reloadForCode(shell))) sayMissing(shell, outcome.failure);
        dismiss?.(shell);
      };
      if (wanted && !Area) void fetchArea();
    }, [wanted, Area]);
    const cover = use(CoverContext);
    useEffect(() => (wanted && !Area && dismiss ? cover(() => dismiss(shell)) : undefined), [wanted, Area, cover]);
    if (Area) return <Area />;
    return wanted && dismiss ? <Coming /> : null;
  });
}

function sayMissing(shell: Container, failure: Error): void {
  const { isLost } = shell.get(ConnectionStore);
  const { partAway, partBroke } = shell.get(WordsStore).of(errorWords).waiting;
  if (!isLost) void shell.get(FailuresStore).partBroke(failure.cause instanceof Error ? failure.cause : failure);
  shell.get(ToastStore).show(isLost ? { type: 'info', text1: partAway } : { type: 'failure', text1: partBroke });
}

function areaOf(shell: Container, { Overlay, bindings, shared = [] }: OverlayWiring, instead: readonly ContainerModule[]): ComponentType {
  bindOnce(shell, shared);
  const area = new Container({ parent: shell, defaultScope: 'Singleton' });
  area.load(...bindings, ...instead);
  return () => (
    <StoresContext value={area}>
      <Overlay />
    </StoresContext>
  );
}

import { useMemo, useState, type ReactNode } from 'react';
import { NavigationType, type To } from 'react-router';
import { productBrand } from '#core/brand.ts';
import { Clock } from '#core/clock.ts';
import { languages, type Language } from '#core/device/preferences.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { RoutingContext } from '#web/views/router.ts';
import { StoresContext, type Stores } from '#web/views/stores.tsx';
import { loadSharedWords } from '#web/words/shared-words.ts';
import type { Sentences } from '#web/words/words.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeHistory } from '#tests/fakes/navigation/fake-history.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';

const shared = new Map(await Promise.all(languages.map(async (language) => [language, await loadSharedWords(language)] as const)));

/** Stores for controls, with the given sentences and extra stores. */
export function stageIn(language: Language = 'en', sentences: Sentences = new Map(), more: readonly (readonly [store: unknown, kept: unknown])[] = []) {
  const clock = new FakeClock();
  const toasts = new ToastStore(clock);
  const words = new WordsStore(new FakePreferences({ language }), new Map([...(shared.get(language) ?? []), ...sentences]), productBrand);
  const parts = new Map<unknown, unknown>([[Clock, clock], [ToastStore, toasts], [WordsStore, words], ...more]);
  const stores: Stores = {
    get: <Part,>(part: unknown): Part => parts.get(part) as Part,
  };
  return { clock, toasts, stores };
}

/** Controls at a URL, without the shell. */
export function onStage(children: ReactNode, { stores } = stageIn(), url = '/') {
  const history = new FakeHistory(url);
  const tree = (
    <StoresContext value={stores}>
      <Stage history={history}>{children}</Stage>
    </StoresContext>
  );
  return { tree, history };
}

/** Navigates at once, to the same controls at another URL. */
function Stage({ history, children }: { readonly history: FakeHistory; readonly children: ReactNode }) {
  const [location, show] = useState(history.location);
  const routing = useMemo(() => {
    const shown = (step: () => void) => {
      step();
      show(history.location);
    };
    const router = {
      go: (delta: number) => shown(() => history.go(delta)),
      push: (to: To) => shown(() => history.push(to)),
      replace: (to: To) => shown(() => history.replace(to)),
      tidy: (to: To) => shown(() => history.replace(to)),
    };
    return { location, step: NavigationType.Pop, router };
  }, [location, history]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

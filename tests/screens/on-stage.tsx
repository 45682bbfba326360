import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { productBrand } from '#core/brand.ts';
import { Clock } from '#core/clock.ts';
import type { Language } from '#core/device/preferences.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { StoresContext, type Stores } from '#web/views/stores.tsx';
import { loadSharedWords } from '#web/words/shared-words.ts';
import type { Sentences } from '#web/words/words.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';

const shared = { en: await loadSharedWords('en'), hi: await loadSharedWords('hi') };

/** The stores that every control may ask for, and of the rest of the product only the sentences and the stores that are given. */
export function stageIn(language: Language = 'en', sentences: Sentences = new Map(), more: readonly (readonly [store: unknown, kept: unknown])[] = []) {
  const clock = new FakeClock();
  const toasts = new ToastStore(clock);
  const words = new WordsStore(new FakePreferences({ language }), new Map([...shared[language], ...sentences]), productBrand);
  const parts = new Map<unknown, unknown>([[Clock, clock], [ToastStore, toasts], [WordsStore, words], ...more]);
  const stores: Stores = {
    get: <Part,>(part: unknown): Part => parts.get(part) as Part,
  };
  return { clock, toasts, stores };
}

/** Controls at a URL of their own, without the shell around them. */
export function onStage(children: ReactNode, { stores } = stageIn(), url = '/') {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [url] });
  const tree = (
    <StoresContext value={stores}>
      <RouterProvider router={router} />
    </StoresContext>
  );
  return { tree, router };
}

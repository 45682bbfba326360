import { Clipboards } from '#core/device/clipboards.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { OfflineCopies } from '#core/device/offline-copies.ts';
import type { ScreensOf } from '#core/navigation/declared-screens.ts';
import { screens } from '#core/navigation/screens.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { BrowserFragments } from '#web/adapters/navigation/browser-fragments.ts';
import { BrowserOfflineCopies } from '#web/adapters/device/browser-offline-copies.ts';
import { ShareStore } from '#web/stores/app/share-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Head } from '#web/views/head.ts';
import type { Stores } from '#web/views/stores.tsx';
import type { Words } from '#web/words/words.ts';
import { onDevice, store } from '../container/bind.ts';
import { payPerBindings } from '../salaries/pay-per-bindings.ts';

export const calculatorParts = [
  ...payPerBindings,
  onDevice(Clipboards, BrowserClipboards),
  onDevice(Fragments, BrowserFragments),
  onDevice(OfflineCopies, BrowserOfflineCopies),
  store(ShareStore, [Clipboards, ToastStore]),
];

/** Keeps the calculator for offline use. */
export const loadCalculator = async (stores: Stores): Promise<void> => stores.get(OfflineCopies).keep();

type CalculatorScreen = 'calculators' | ScreensOf<'calculator'>;

export const headOf =
  (screen: CalculatorScreen, words: Words<{ readonly title: string; readonly description: string }>) =>
  (stores: Stores): Head => {
    const said = stores.get(WordsStore);
    const { title, description } = said.of(words);
    return { title: said.titled(title), description, canonical: screens[screen], status: 200 };
  };

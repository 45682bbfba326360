import { ContainerModule } from 'inversify';
import { Clipboards } from '#core/device/clipboards.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { OfflineCopies } from '#core/device/offline-copies.ts';
import type { calculatorScreens } from '#core/navigation/menu.ts';
import { screens } from '#core/navigation/screens.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { BrowserFragments } from '#web/adapters/navigation/browser-fragments.ts';
import { BrowserOfflineCopies } from '#web/adapters/device/browser-offline-copies.ts';
import { CalculatorWordsStore } from '#web/stores/calculators/calculator-words-store.ts';
import { ShareStore } from '#web/stores/app/share-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Head } from '#web/views/head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { device, store } from '../container/bind.ts';
import { loadCalculatorWords } from '../words/load-calculator-words.ts';

/** The bindings of every calculator. */
export const calculatorParts = [
  device(Clipboards, BrowserClipboards),
  device(Fragments, BrowserFragments),
  device(OfflineCopies, BrowserOfflineCopies),
  store(ShareStore, [Clipboards, ToastStore]),
  new ContainerModule(({ bind }) => {
    bind(CalculatorWordsStore).toResolvedValue((speech: WordsStore) => new CalculatorWordsStore(speech, loadCalculatorWords), [WordsStore]);
  }),
];

/** The route loader of a calculator: its words, and that the device keeps it. */
export async function loadCalculator(stores: Stores): Promise<void> {
  stores.get(OfflineCopies).keep();
  await stores.get(CalculatorWordsStore).open();
}

type CalculatorScreen = 'calculators' | (typeof calculatorScreens)[number];

/** The title of a calculator. Until its words have loaded, it has the name that stands in the menu. */
export const headOf =
  (screen: CalculatorScreen) =>
  (stores: Stores): Head => {
    const { language } = stores.get(WordsStore);
    const shell = stores.get(WordsStore).of(navigationWords);
    const said = stores.get(CalculatorWordsStore).words?.[screen];
    return {
      title: shell.titled(said?.title ?? shell[screen]),
      description: said?.description ?? '',
      canonical: screens[screen],
      status: 200,
      chunks: ['calculator-kit', `calculator-words-${language}`],
    };
  };

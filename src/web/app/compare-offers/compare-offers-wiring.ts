import { Clock } from '#core/clock.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { DeviceStorage } from '#core/device/user-storage.ts';
import { OffersStore } from '#web/stores/compare-offers/offers-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import { store } from '../container/bind.ts';
import { calculatorParts, headOf, loadCalculator } from '../calculators/calculator-parts.ts';

export { CompareOffersScreen as Screen } from '#web/views/compare-offers/CompareOffersScreen.tsx';

export const words = [calculatorWords, compareOffersWords];

export const bindings = [...calculatorParts, store(OffersStore, [Fragments, DeviceStorage, Clock])];

export const load = loadCalculator;

export const head = headOf('compareOffers', compareOffersWords);

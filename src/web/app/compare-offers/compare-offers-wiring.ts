import { Clock } from '#core/clock.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { DeviceStorage } from '#core/device/user-storage.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { OfferCompaniesStore } from '#web/stores/compare-offers/offer-companies-store.ts';
import { OffersStore } from '#web/stores/compare-offers/offers-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import { reportedWords } from '#web/words/salaries/reported-words.ts';
import { store } from '../container/bind.ts';
import { calculatorParts, headOf, loadCalculator } from '../calculators/calculator-parts.ts';
import { reportedBindings } from '../salaries/reported-bindings.ts';

export { CompareOffersScreen as Screen } from '#web/views/compare-offers/CompareOffersScreen.tsx';

export const words = [calculatorWords, compareOffersWords, reportedWords];

export const bindings = [
  ...calculatorParts,
  ...reportedBindings,
  store(OffersStore, [Fragments, DeviceStorage, Clock]),
  store(OfferCompaniesStore, [OffersStore, Salaries, ReferenceLists, Clock]),
];

export const load = loadCalculator;

export const head = headOf('compareOffers', compareOffersWords);

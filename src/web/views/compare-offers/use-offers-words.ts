import type { AllCalculatorWords } from '#web/words/calculators/all-en.ts';
import { useSpoken } from '../calculators/use-spoken.ts';

/** What the comparer says, in the language of the moment. A view that asks must be an observer. */
export const useOffersWords = (): AllCalculatorWords['compareOffers'] => useSpoken().compareOffers;

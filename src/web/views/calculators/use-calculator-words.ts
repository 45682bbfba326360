import type { AllCalculatorWords } from '#web/words/calculators/all-en.ts';
import { useSpoken } from './use-spoken.ts';

/** What all calculators say, in the language of the moment. A view that asks must be an observer. */
export const useCalculatorWords = (): AllCalculatorWords['calculators'] => useSpoken().calculators;

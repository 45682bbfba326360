import type { AllCalculatorWords } from '#web/words/calculators/all-en.ts';
import { useSpoken } from './use-spoken.ts';

/** The words of all calculators, in the current language. A view that asks must be an observer. */
export const useCalculatorWords = (): AllCalculatorWords['calculators'] => useSpoken().calculators;

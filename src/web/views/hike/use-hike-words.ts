import type { AllCalculatorWords } from '#web/words/calculators/all-en.ts';
import { useSpoken } from '../calculators/use-spoken.ts';

/** The words of this calculator, in the current language. A view that asks must be an observer. */
export const useHikeWords = (): AllCalculatorWords['hike'] => useSpoken().hike;

import { CalculatorWordsStore } from '#web/stores/calculators/calculator-words-store.ts';
import type { AllCalculatorWords } from '#web/words/calculators/all-en.ts';
import { useStore } from '../stores.tsx';

/** Everything the calculators say. Only what stands inside `Spoken` may ask. */
export function useSpoken(): AllCalculatorWords {
  const { words } = useStore(CalculatorWordsStore);
  if (!words) throw new Error('A calculator was drawn before its words had come');
  return words;
}

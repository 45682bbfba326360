import type { Language } from '#core/device/preferences.ts';
import type { AllCalculatorWords } from '#web/words/calculators/all-en.ts';

/** Fetches what the calculators say in a language; each language is a chunk of its own, which all calculators share. */
export async function loadCalculatorWords(language: Language): Promise<AllCalculatorWords> {
  if (language === 'hi') return (await import(/* webpackChunkName: "calculator-words-hi" */ '#web/words/calculators/all-hi.ts')).all;
  return (await import(/* webpackChunkName: "calculator-words-en" */ '#web/words/calculators/all-en.ts')).all;
}

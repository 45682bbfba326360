import type { Language } from '#core/device/preferences.ts';
import type { Words } from '#web/words/en.ts';

/** Fetches everything the product says in a language; each language is a chunk of its own. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === 'hi') return (await import(/* webpackChunkName: "words-hi" */ '#web/words/hi.ts')).hi;
  return (await import(/* webpackChunkName: "words-en" */ '#web/words/en.ts')).en;
}

import type { Language } from '#core/device/preferences.ts';
import { fetchFor, type ForLanguages } from '#web/words/words.ts';

/** The code of an area in the chunk of its words, one chunk for each language: the area costs one request, and only the language that is shown. */
export const withWords =
  <Area>(...each: ForLanguages<Area>) =>
  (language: Language): Promise<Area> =>
    fetchFor(each, language);

import type { Language } from '#core/device/preferences.ts';
import { fetchFor, type ForLanguages } from '#web/words/words.ts';

/** Area bundled with its words by language, so that it costs one request. */
export const withWords =
  <Area>(...each: ForLanguages<Area>) =>
  (language: Language): Promise<Area> =>
    fetchFor(each, language);

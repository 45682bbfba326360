import type { Language } from '#core/device/preferences.ts';

/** The code of an area in the chunk of its words, one chunk for each language: the area costs one request, and only the language that is shown. */
export const withWords =
  <Area>(en: () => Promise<Area>, hi: () => Promise<Area>) =>
  (language: Language): Promise<Area> =>
    language === 'hi' ? hi() : en();

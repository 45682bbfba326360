import type { Language } from '#core/device/preferences.ts';

/** All that one area says. Each language is a chunk of its own, called `<name>-<language>`, and only the one that is spoken is fetched. */
export interface Book<Words> {
  readonly name: string;
  readonly load: (language: Language) => Promise<Words>;
}

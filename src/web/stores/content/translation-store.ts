import type { Translations } from '#core/device/translations.ts';
import { Request } from '../requests/request.ts';

export class TranslationStore {
  readonly translation: Request<string, [text: string, from: string, to: string]>;

  constructor(translations: Translations) {
    this.translation = new Request((text, from, to) => translations.translated(text, from, to));
  }
}

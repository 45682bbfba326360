import { Failure } from '#core/failure.ts';
import type { Translations } from '#core/device/translations.ts';

interface Translator {
  readonly translate: (text: string) => Promise<string>;
  readonly destroy: () => void;
}

interface TranslatorFactory {
  readonly create: (languages: { readonly sourceLanguage: string; readonly targetLanguage: string }) => Promise<Translator>;
}

/** Built-in translator of some browsers, which may first fetch a language by itself. */
export class BrowserTranslations implements Translations {
  async translated(text: string, sourceLanguage: string, targetLanguage: string): Promise<string> {
    const device: object = globalThis;
    if (!hasTranslator(device)) throw new Failure('missing');
    const translator = await device.Translator.create({ sourceLanguage, targetLanguage });
    try {
      return await translator.translate(text);
    } finally {
      translator.destroy();
    }
  }
}

const hasTranslator = (device: object): device is { readonly Translator: TranslatorFactory } => 'Translator' in device;

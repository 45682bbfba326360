import type { HouseText, TextName } from '#core/texts/house-text.ts';
import type { HouseTexts } from '#core/texts/house-texts.ts';
import type { WordsStore } from '../app/words-store.ts';
import { InLanguage } from './in-language.ts';

/** One text of the installation, such as its terms. */
export class TextStore {
  name: TextName = 'faq';
  readonly text: InLanguage<HouseText, [name: TextName]>;

  constructor(texts: HouseTexts, words: WordsStore) {
    this.text = new InLanguage(words, (language, name) => texts.one(name, language));
  }

  async open(name: TextName): Promise<void> {
    this.name = name;
    await this.text.open(name);
  }
}

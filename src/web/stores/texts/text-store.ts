import type { InstanceText, TextName } from '#core/texts/instance-text.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';
import type { WordsStore } from '../app/words-store.ts';
import { InLanguage } from './in-language.ts';

export class TextStore {
  name: TextName = 'faq';
  readonly text: InLanguage<InstanceText, [name: TextName]>;

  constructor(texts: InstanceTexts, words: WordsStore) {
    this.text = new InLanguage(words, (language, name) => texts.one(name, language));
  }

  async open(name: TextName): Promise<void> {
    this.name = name;
    await this.text.open(name);
  }
}

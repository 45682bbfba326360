import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { TextFate, WatchedWordList } from '#core/administration/watched-word-list.ts';

export class HttpWatchedWordList implements WatchedWordList {
  readonly #administration: Service<operations>;

  constructor(administration: Service<operations>) {
    this.#administration = administration;
  }

  async list(): Promise<readonly string[]> {
    return (await this.#administration.listWatchedWords({})).words;
  }

  async add(word: string): Promise<readonly string[]> {
    return (await this.#administration.addWatchedWord({ body: { word } })).words;
  }

  async remove(word: string): Promise<readonly string[]> {
    return (await this.#administration.removeWatchedWord({ query: { word } })).words;
  }

  async fateOf(text: string): Promise<TextFate> {
    return (await this.#administration.checkTextFate({ body: { text } })).fate;
  }
}

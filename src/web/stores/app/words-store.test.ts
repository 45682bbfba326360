import { describe, expect, it } from 'vitest';
import type { Language } from '#core/device/preferences.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import type { Book } from '#web/words/book.ts';
import { en } from '#web/words/en.ts';
import { hi } from '#web/words/hi.ts';
import { WordsStore } from './words-store.ts';

/** A book of one greeting, which counts who fetched it. */
function greetings() {
  const fetched: Language[] = [];
  const book: Book<{ readonly greeting: string }> = {
    name: 'greetings',
    load: async (language) => {
      fetched.push(language);
      return { greeting: language === 'hi' ? 'नमस्ते' : 'Hello' };
    },
  };
  return { book, fetched };
}

const speech = () => new WordsStore(new FakePreferences(), async (language) => (language === 'hi' ? hi : en), 'en', en);

describe('the words of an area', () => {
  it('are fetched once, in the language that is spoken', async () => {
    const { book, fetched } = greetings();
    const store = speech();
    await store.open(book);
    await store.open(book);
    expect(store.of(book).greeting).toBe('Hello');
    expect(fetched).toEqual(['en']);
  });

  it('go along into another language, together with all the others', async () => {
    const { book } = greetings();
    const store = speech();
    await store.open(book);
    await store.speak('hi');
    expect([store.words, store.of(book).greeting]).toEqual([hi, 'नमस्ते']);
  });

  it('come in the language that was chosen while they were on their way', async () => {
    const { book } = greetings();
    const store = speech();
    await Promise.all([store.open(book), store.speak('hi')]);
    expect(store.of(book).greeting).toBe('नमस्ते');
  });

  it('cannot be read before they were opened', () => {
    const { book } = greetings();
    expect(() => speech().of(book)).toThrow('greetings');
  });
});

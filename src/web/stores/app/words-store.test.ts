import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import type { Language } from '#core/device/preferences.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { words as english } from '#web/words/en/ui/words.ts';
import { words as hindi } from '#web/words/hi/ui/words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { loadSentences, type Words } from '#web/words/words.ts';
import { WordsStore } from './words-store.ts';

function greetings(outOfReach?: Language) {
  const fetched: Language[] = [];
  const words: Words<{ readonly greeting: string }> = {
    chunk: 'greetings',
    load: async (language) => {
      fetched.push(language);
      if (language === outOfReach) throw new Error('It is not to be had.');
      return { greeting: language === 'hi' ? 'नमस्ते' : 'Hello' };
    },
  };
  return { words, fetched };
}

const inEnglish = await loadSharedWords('en');
const opened = () => new WordsStore(new FakePreferences(), inEnglish, productBrand);

describe('the words of an area', () => {
  it('are fetched once, in the language that is shown', async () => {
    const { words, fetched } = greetings();
    const store = opened();
    await store.load(words);
    await store.load(words);
    expect(store.of(words).greeting).toBe('Hello');
    expect(fetched).toEqual(['en']);
  });

  it('follow into another language, together with those of every page', async () => {
    const { words } = greetings();
    const store = opened();
    await store.load(words);
    await store.speak('hi');
    expect([store.of(uiWords), store.of(words).greeting]).toEqual([hindi, 'नमस्ते']);
  });

  it('come in the language that was chosen while they were on their way', async () => {
    const { words } = greetings();
    const store = opened();
    await Promise.all([store.load(words), store.speak('hi')]);
    expect(store.of(words).greeting).toBe('नमस्ते');
  });

  it('stay as they are where the other language cannot be fetched', async () => {
    const { words } = greetings('hi');
    const store = opened();
    await store.load(words);
    await store.speak('hi');
    expect([store.of(uiWords), store.of(words).greeting]).toEqual([hindi, 'Hello']);
  });

  it('cannot be read before they were loaded', () => {
    const { words } = greetings();
    expect(() => opened().of(words)).toThrow('greetings');
  });
});

describe('another language', () => {
  it('is not shown before the sentences of every page have come', async () => {
    const { words } = greetings('hi');
    const preferences = new FakePreferences();
    const store = new WordsStore(preferences, new Map([...inEnglish, ...(await loadSentences([words], 'en'))]), productBrand);
    await expect(store.speak('hi')).rejects.toThrow('not to be had');
    expect([store.language, store.of(uiWords), preferences.read().language]).toEqual(['en', english, 'en']);
  });
});

import { expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { WordsStore } from '../app/words-store.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { InLanguage } from './in-language.ts';

function aStore() {
  const asked: string[] = [];
  const words = new WordsStore(new FakePreferences(), new Map(), productBrand);
  const store = new InLanguage(words, async (language, name: string) => {
    asked.push(`${name} ${language}`);
    return `${name} in ${language}`;
  });
  return { asked, words, store };
}

it('asks once in the reader’s language, and again after another was chosen (R-245)', async () => {
  const { asked, words, store } = aStore();
  await store.follow();
  expect(asked).toEqual([]);
  await store.open('faq');
  await store.open('faq');
  await store.follow();
  expect(asked).toEqual(['faq en']);
  await words.speak('hi');
  const following = store.follow();
  expect(store.request.value).toBe('faq in en');
  await following;
  expect([store.request.value, asked]).toEqual(['faq in hi', ['faq en', 'faq hi']]);
});

it('shows nothing of another text while one is asked for (R-245)', async () => {
  const { store } = aStore();
  await store.open('faq');
  const opening = store.open('terms');
  expect(store.request.state.status).toBe('LOADING');
  await opening;
  expect(store.request.value).toBe('terms in en');
});

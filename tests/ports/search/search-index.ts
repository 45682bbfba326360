import { expect, it } from 'vitest';
import { anywhere, type AskedText } from '#core/search/found-text.ts';
import type { AskedSpan, SearchIndex } from '#core/search/search-index.ts';

/** Company names, best known first. Of two sharing the first word, the second is less known. */
export const promisedCompanies = ['Pravaha Cloudworks', 'Koyal Pay', 'Koyal Foods', 'Tarangini Cloud Services', 'Tulsi & Daughters'] as const;

export const promisedQuestions = [
  { company: 'Koyal Pay', text: 'Does Koyal give the relieving letter on time?' },
  { company: 'Pravaha Cloudworks', text: 'Which documents does Pravaha ask for on the day of joining?' },
  { company: 'Koyal Pay', text: 'Is the canteen of the relieving team open at night, and the letter box?' },
] as const;

const span = (words: string, isOpen = false): AskedSpan => ({ from: 0, to: words.split(' ').length, words: words.split(' '), isOpen });

const questions: Omit<AskedText, 'words'> = { ...anywhere, kinds: ['QUESTION'], most: 5 };

/** Promises of SearchIndex. `open` gives one over this world, with ids of its companies. */
export function meetsContract(open: () => Promise<{ readonly index: SearchIndex; readonly idOf: (company: string) => string }>): void {
  const named = async (words: string, isOpen = false) => {
    const { index } = await open();
    return (await index.named([span(words, isOpen)])).map(({ how, entry }) => `${entry.name} ${how}`);
  };

  it('knows a name in one word or several, with or without "and"', async () => {
    expect(await named('koyal pay')).toContain('Koyal Pay exactly');
    expect(await named('koyalpay')).toContain('Koyal Pay exactly');
    expect(await named('tulsi daughters')).toContain('Tulsi & Daughters exactly');
    expect(await named('koyal pays salary')).toEqual([]);
  });

  it('knows a name by its sound in Devanagari, and by its initials', async () => {
    expect(await named('प्रवाह क्लाउडवर्क्स')).toContain('Pravaha Cloudworks bySound');
    expect(await named('tcs')).toContain('Tarangini Cloud Services byInitials');
  });

  it('knows a name by its beginning, best known first, unless very short', async () => {
    expect(await named('koyal')).toEqual(['Koyal Pay byBeginning', 'Koyal Foods byBeginning']);
    expect(await named('koy', true)).toContain('Koyal Pay byBeginning');
    expect(await named('koy')).toEqual([]);
  });

  it('finds names by their words, in any order, the last one unfinished', async () => {
    const { index } = await open();
    const having = async (words: string, isOpen: boolean) => (await index.withWords(words.split(' '), isOpen)).map(({ name }) => name);
    expect(await having('cloudworks', false)).toEqual(['Pravaha Cloudworks']);
    expect(await having('pay koyal', false)).toEqual(['Koyal Pay']);
    expect(await having('koyal f', true)).toEqual(['Koyal Foods']);
    expect(await having('koyal f', false)).toEqual([]);
    expect(await having('nowhere', true)).toEqual([]);
  });

  it('says what a word may be a slip of, unless it is known', async () => {
    const { index } = await open();
    const meant = await index.meant(['pravha', 'cloudwroks', 'koyal', 'xyzzy', 'pay']);
    expect(meant.get('pravha')).toEqual(['pravaha']);
    expect(meant.get('cloudwroks')).toEqual(['cloudworks']);
    expect([meant.get('koyal'), meant.get('xyzzy'), meant.get('pay')]).toEqual([[], [], []]);
  });

  it('finds texts with all words, in any form, or all but one', async () => {
    const { index } = await open();
    const texts = async (words: string) => (await index.texts({ ...questions, words: words.split(' ') })).map(({ title }) => title);
    expect(await texts('documents asked joining')).toEqual([promisedQuestions[1].text]);
    expect(await texts('relieving letter')).toHaveLength(2);
    expect(await texts('relieving letter canteen night party')).toEqual([promisedQuestions[2].text]);
    expect(await texts('relieving party')).toEqual([]);
    expect(await texts("o'clock ' \\ &|")).toEqual([]);
  });

  it('knows the words that a name or a text has, as they are written', async () => {
    const { index } = await open();
    expect(await index.occurring(['koyal', 'canteen', 'canteem', 'koyall', 'xyzzy'])).toEqual(new Set(['koyal', 'canteen']));
    expect(await index.occurring([])).toEqual(new Set());
  });

  it('has the questions about this website that its texts answer, with places', async () => {
    const { index } = await open();
    const leaving = (await index.helpTexts()).find(({ id }) => id === 'leaving');
    expect(leaving).toMatchObject({ path: '/faq#leaving', titles: { en: 'How do I delete my account?' } });
  });

  it('says which pages hold something, and in which cities there is such', async () => {
    const { index, idOf } = await open();
    const questionsOf = (company: string) => ({ of: 'tab', companyId: idOf(company), tab: 'questions' }) as const;
    expect(await index.filled([questionsOf('Koyal Pay'), questionsOf('Koyal Foods')])).toEqual([true, false]);
    expect(await index.filled([])).toEqual([]);
    expect(await index.citiesWith({ of: 'companies', industry: 'no-such-industry', city: null })).toEqual([]);
  });

  it('knows a name that nearly sounds so, where that is asked for', async () => {
    const { index } = await open();
    const heard = { from: 0, to: 2, words: ['गोयल', 'बे'], isOpen: false };
    expect(await index.named([heard])).toEqual([]);
    expect((await index.named([{ ...heard, isNear: true }])).map(({ how, entry }) => [entry.name, how])).toEqual([['Koyal Pay', 'byNearSound']]);
    expect((await index.withWords(['गोयल'], false, true)).map(({ name }) => name)).toEqual(['Koyal Pay', 'Koyal Foods']);
  });

  it('finds texts about one company alone, each with its page', async () => {
    const { index, idOf } = await open();
    const found = await index.texts({ ...questions, words: ['joining'], companyId: idOf('Pravaha Cloudworks') });
    expect(found).toEqual([
      expect.objectContaining({ kind: 'QUESTION', place: 'Pravaha Cloudworks', path: expect.stringMatching(/^\/answers\/which-documents/) }),
    ]);
    expect(await index.texts({ ...questions, words: ['joining'], companyId: idOf('Koyal Pay') })).toEqual([]);
  });

  it('lists and counts the names of one kind, best known first', async () => {
    const { index } = await open();
    const listed = async (words: string, from = 0) => {
      const { items, count, isMore } = await index.listed({ kind: 'COMPANY', words: words.split(' '), ...anywhere, from, most: 1 });
      return [items.map(({ name }) => name), count, isMore];
    };
    expect(await listed('koyal')).toEqual([['Koyal Pay'], 2, false]);
    expect(await listed('koyal', 1)).toEqual([['Koyal Foods'], 2, false]);
    expect(await listed('nowhere')).toEqual([[], 0, false]);
  });

  it('lists and counts the texts of one kind, anywhere or about one company', async () => {
    const { index, idOf } = await open();
    const listed = async (words: string, from = 0, companyId: string | null = null) => {
      const { items, count, isMore } = await index.listedTexts({ kind: 'QUESTION', words: words.split(' '), ...anywhere, companyId, from, most: 1 });
      return [items.length, count, isMore];
    };
    expect(await listed('relieving letter')).toEqual([1, 2, false]);
    expect(await listed('relieving letter', 1)).toEqual([1, 2, false]);
    expect(await listed('relieving letter', 2)).toEqual([0, 2, false]);
    expect(await listed('relieving letter', 0, idOf('Pravaha Cloudworks'))).toEqual([0, 0, false]);
  });
}

import { describe, expect, it } from 'vitest';
import { helpAsked } from '#core/query-words/words-of-help.ts';
import { foundPages } from '#core/search/found-pages.ts';
import { helpTextsIn } from '#core/texts/help-text.ts';
import { helpIn } from '#core/search/help-answers.ts';
import { plainWords } from '#core/search/search-words.ts';
import { demoTexts } from '#tests/fakes/texts/demo-texts.ts';

describe('a question about this website itself (F-14)', () => {
  it.each([
    ['how do i delete my review', 'changing'],
    ['mera review kaise hatau', 'changing'],
    ['edit my review', 'changing'],
    ['मेरा अकाउंट कैसे हटाएँ', 'leaving'],
    ['account kaise delete kare', 'leaving'],
    ['is it anonymous', 'found-out'],
    ['who can see my name', 'found-out'],
    ['meri company ko pata chalega kya maine review likha', 'found-out'],
    ['can a company remove a review', 'removal'],
    ['complain about a fake review', 'removal'],
    ['रिव्यू की शिकायत कहाँ करें', 'removal'],
    ['lost my phone', 'lost'],
    ['grievance officer', 'grievances'],
    ['rules for reviews', 'communityGuidelines'],
  ])('%j asks for %s', (typed, to) => expect(helpIn(plainWords(typed))).toContain(to));

  it.each([
    'salary change after promotion',
    'loan officer salary',
    'data entry operator',
    'office address',
    'koyal pay reviews',
    'salary review',
    'anonymous letter writer',
  ])('%j asks for none', (typed) => expect(helpIn(plainWords(typed))).toEqual([]));

  it('is answered by a page, or by what the text of questions and answers says', async () => {
    const texts = await helpTextsIn(demoTexts);
    const known = new Set<string>([...foundPages, ...texts.map(({ id }) => id)]);
    expect(Object.keys(helpAsked).filter((to) => !known.has(to))).toEqual([]);
    expect(texts.filter(({ titles }) => titles.en === undefined || titles.hi === undefined)).toEqual([]);
  });
});

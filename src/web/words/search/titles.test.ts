import { describe, expect, it } from 'vitest';
import { foundPages } from '#core/search/found-pages.ts';
import { answerOf, answerTypes, noParts, type AnswerParts, type AnswerType } from '#core/search/search-answer.ts';
import { words as english } from '../en/search/words.ts';
import { words as hindi } from '../hi/search/words.ts';

const titled = (type: AnswerType, parts: Partial<AnswerParts>, path = '/') => {
  const page = { type, title: 'As it was written', path, parts: { ...noParts, ...parts } };
  return [english.title(page), hindi.title(page)];
};
const koyal = { company: 'Koyal Pay' };
const job = { designation: 'Staff Nurse' };
const pune = { city: 'Pune' };

describe('the title of an answer, from the names it is about (F-14)', () => {
  it.each<[AnswerType, Partial<AnswerParts>, string, string]>([
    ['COMPANY', koyal, 'Koyal Pay', 'Koyal Pay'],
    ['REVIEWS', koyal, 'Koyal Pay reviews', 'Koyal Pay के रिव्यू'],
    ['REVIEWS', { ...koyal, ...pune }, 'Koyal Pay reviews in Pune', 'Koyal Pay, Pune में रिव्यू'],
    ['REVIEWS', { ...koyal, ...job }, 'Koyal Pay reviews by Staff Nurse', 'Koyal Pay में Staff Nurse के रिव्यू'],
    ['REVIEWS', { industry: 'Payments', ...pune }, 'Payments reviews in Pune', 'Pune में Payments के रिव्यू'],
    ['SALARIES', koyal, 'Koyal Pay salaries', 'Koyal Pay में सैलरी'],
    ['SALARIES', { ...koyal, ...job, ...pune }, 'Staff Nurse salary at Koyal Pay in Pune', 'Koyal Pay, Pune में Staff Nurse की सैलरी'],
    ['SALARIES', { ...job, ...pune }, 'Staff Nurse salary in Pune', 'Pune में Staff Nurse की सैलरी'],
    ['SALARIES', pune, 'Salaries in Pune', 'Pune में सैलरी'],
    ['INTERVIEWS', koyal, 'Koyal Pay interviews', 'Koyal Pay के इंटरव्यू'],
    ['INTERVIEWS', { ...koyal, ...job }, 'Staff Nurse interviews at Koyal Pay', 'Koyal Pay में Staff Nurse के इंटरव्यू'],
    ['INTERVIEWS', { skill: 'Java' }, 'Java interview questions', 'Java के इंटरव्यू के सवाल'],
    ['BENEFITS', koyal, 'Koyal Pay benefits', 'Koyal Pay में सुविधाएँ'],
    ['QUESTIONS', koyal, 'Koyal Pay questions and answers', 'Koyal Pay के सवाल-जवाब'],
    ['COMPANIES', { industry: 'Payments', ...pune }, 'Payments companies in Pune', 'Pune में Payments क्षेत्र की कंपनियाँ'],
    ['COMPARISON', { company: 'Koyal Pay / Sutra Mill' }, 'Koyal Pay and Sutra Mill side by side', 'Koyal Pay और Sutra Mill साथ-साथ'],
    ['PAGE', { page: 'gratuity' }, 'Gratuity calculator', 'ग्रेच्युटी कैलकुलेटर'],
  ])('%s of %j is %s', (type, parts, said, inHindi) => expect(titled(type, parts)).toEqual([said, inHindi]));

  it.each<[AnswerType, Partial<AnswerParts>, string, string, string]>([
    ['COMPANIES', pune, '/list-of-companies?location=pune&sort=rating', 'Companies in Pune, best rated first', 'Pune में सबसे अच्छी रेटिंग वाली कंपनियाँ'],
    ['COMPANIES', {}, '/list-of-companies?size=1+Lakh%2B', 'Companies, the largest', 'सबसे बड़ी कंपनियाँ'],
    ['JOBS', pune, '/jobs?location=pune&sort=pay', 'Best paid jobs in Pune', 'Pune में सबसे ज़्यादा पैसे वाली नौकरियाँ'],
    ['COMPARISON', { designation: 'Nurse / Teacher' }, '/salaries/compare', 'Nurse and Teacher: salaries side by side', 'Nurse और Teacher: सैलरी साथ-साथ'],
    ['PAGE', { page: 'awards' }, '/awards/best-tech-startups-2026', 'Best employers, awards: tech startups', 'सबसे अच्छी कंपनियाँ, अवॉर्ड: टेक स्टार्टअप'],
    [
      'PAGE',
      { page: 'awards', industry: 'Banking' },
      '/awards/best-banking-companies-to-work-in-india-2026',
      'Best employers, awards: Banking',
      'सबसे अच्छी कंपनियाँ, अवॉर्ड: Banking',
    ],
  ])('%s of %j at %s is %s', (type, parts, path, said, inHindi) => expect(titled(type, parts, path)).toEqual([said, inHindi]));

  it('tells stories of interviews from their questions, though both are about one job', () => {
    expect(titled('INTERVIEWS', job, '/interviews?designation=staff-nurse')[0]).toBe('Staff Nurse interviews');
    expect(titled('INTERVIEWS', job, '/profiles/staff-nurse/interview-questions')[0]).toBe('Staff Nurse interview questions');
  });

  it.each(['POST', 'QUESTION', 'REVIEW', 'INTERVIEW', 'COLLEGE', 'COMMUNITY'] as const)('of a %s is its own', (type) =>
    expect(titled(type, {})).toEqual(['As it was written', 'As it was written']),
  );

  it('is never empty, whatever is known', () => {
    for (const type of answerTypes) for (const said of [english, hindi]) expect(said.title({ ...answerOf(type, '/', {}), title: 'Named' }), type).not.toBe('');
    for (const page of foundPages) for (const said of [english, hindi]) expect(said.title(answerOf('PAGE', '/', { page })), page).not.toBe('');
  });
});

describe('the pay of an answer (F-14)', () => {
  it.each([
    [{ median: 1_180_000, low: 900_000, high: 1_550_000, people: 50 }, '₹9 to 15.5 lakh', '₹9 से 15.5 लाख'],
    [{ median: 9_900_000, low: 9_000_000, high: 11_000_000, people: 20 }, '₹90 lakh to 1.1 crore', '₹90 लाख से 1.1 करोड़'],
    [{ median: 640_000, low: null, high: null, people: 5 }, '₹6.4 lakh', '₹6.4 लाख'],
  ])('%o is %s', (pay, said, inHindi) => expect([english.pay(pay), hindi.pay(pay)]).toEqual([said, inHindi]));
});

import { describe, expect, it } from 'vitest';
import { employmentNamed, experienceIn, feedDay, feedNumber, workplaceNamed, payAYear } from './feed-facts.ts';
import { isElsewhere } from './feed-places.ts';
import { PhraseIndex, phraseWords } from './phrase-index.ts';

describe('what feeds say in words of their own (R-191)', () => {
  it.each([
    ['3-5 years', 3, 5],
    ['from 3 to 5 yrs', 3, 5],
    ['3 – 5+ years of experience', 3, 5],
    ['5+ years of experience in sales', 5, null],
    ['Experience: minimum 4 years', 4, null],
    ['Freshers are welcome', 0, 1],
    ['Freshers need not apply', null, null],
    ['no freshers', null, null],
    ['We are 25 years old. 18-25 years old people', null, null],
    ['since 1999, 12 years', null, null],
    ['90-95 years', null, null],
  ])('%j asks for %s to %s years', (text, from, to) => expect(experienceIn(text)).toEqual({ from, to }));

  it.each([
    ['FULL_TIME', 'fulltime'],
    ['Permanent', 'fulltime'],
    ['PART_TIME', 'parttime'],
    ['CONTRACTOR', 'contractual'],
    ['Freelance', 'freelancer'],
    ['freelancer', 'freelancer'],
    ['contractual', 'contractual'],
    ['Internship', 'intern'],
    ['International', null],
    ['', null],
  ])('%j is the employment %s', (text, kind) => expect(employmentNamed(text)).toBe(kind));

  it.each([
    ['on-site', 'office'],
    ['onsite', 'office'],
    ['TELECOMMUTE', 'remote'],
    ['Work from home', 'remote'],
    ['Hybrid - Pune', 'hybrid'],
    ['unspecified', null],
  ])('%j is the workplace %s', (text, place) => expect(workplaceNamed(text)).toBe(place));

  it('takes pay in rupees, of a year or of a month', () => {
    expect(payAYear(600_000, 900_000, 'inr', 'YEAR')).toEqual({ from: 600_000, to: 900_000 });
    expect(payAYear(50_000, null, 'INR', 'per-month-salary')).toEqual({ from: 600_000, to: null });
    expect(payAYear(null, 900_000, 'INR', 'YEAR')).toEqual({ from: null, to: 900_000 });
    expect([payAYear(0, 900_000, 'INR', 'YEAR'), payAYear(-1, null, 'INR', 'YEAR')]).toEqual([null, null]);
    expect([payAYear(1, 2, 'USD', 'YEAR'), payAYear(1, 2, 'INR', 'HOUR'), payAYear(9, 2, 'INR', 'YEAR'), payAYear(null, null, 'INR', 'YEAR')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([feedNumber(Number.NaN), feedNumber('1e9'), feedNumber('12,00,000'), feedNumber({})]).toEqual([null, null, 1_200_000, null]);
  });

  it('takes days as they are in India', () => {
    expect(['2026-11-01', '2026-11-01T20:00:00Z', '2026-13-01', '2026-02-30', 'soon', Number.NaN, 1e300, null].map(feedDay)).toEqual([
      '2026-11-01',
      '2026-11-02',
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('knows places in other countries', () => {
    expect(['London, United Kingdom', 'Remote - US', 'Berlin (Germany)'].map(isElsewhere)).toEqual([true, true, true]);
    expect(['Pune, India', 'Bengaluru', 'Remote - India', ''].map(isElsewhere)).toEqual([false, false, false, false]);
  });
});

describe('names of a list in a text', () => {
  const index = new PhraseIndex([
    { id: 1, names: ['Java'] },
    { id: 2, names: ['JavaScript', 'JS'] },
    { id: 3, names: ['Node.js'] },
    { id: 4, names: ['C++'] },
    { id: 5, names: ['Software Engineer'] },
    { id: 6, names: ['Senior Software Engineer'] },
    { id: 7, names: ['Go', 'Golang'] },
    { id: 8, names: ['Navi Mumbai'] },
    { id: 9, names: ['Mumbai'] },
  ]);

  it('are found as whole words, the longer before the one within it', () => {
    expect(index.allIn('JavaScript, Node.js. C++/Java & Navi Mumbai; java')).toEqual([2, 3, 4, 1, 8]);
    expect(index.allIn('Javanese, C')).toEqual([]);
    expect(index.longestIn('Lead - Sr. Software Engineer (Java)')).toBe(6);
    expect([index.longestIn('Plumber'), index.named('software engineer'), index.named('Software Engineers')]).toEqual([null, 5, null]);
  });

  it('may be left out by their words, and not by others of them', () => {
    expect(index.allIn('Go to Mumbai', new Set(['go']))).toEqual([9]);
    expect(index.allIn('Golang in Mumbai', new Set(['go']))).toEqual([7, 9]);
    expect(phraseWords('Sr. Engineer, .NET ...')).toEqual(['senior', 'engineer', '.net']);
  });
});

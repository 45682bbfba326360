import { describe, expect, it } from 'vitest';
import { hiringSection } from './hiring-section.ts';

const titled = (...titles: readonly string[]) => titles.map((title) => ({ title, text: '', picture: null }));
const askedOf = (...questions: readonly string[]) => questions.map((question) => ({ question, answer: '' }));

describe('where a company says how it hires', () => {
  it.each(['How we hire', 'Hiring at our place', 'Recruitment', 'हमारे यहाँ भर्ती'])('is the section that it calls "%s"', (title) => {
    expect(hiringSection({ customSections: titled('On call', title), faq: askedOf('How do you hire?') })).toBe('section-2');
  });

  it('is among its answers, where one of these is of it and no section', () => {
    expect(hiringSection({ customSections: titled('On call'), faq: askedOf('Is there a dress code?', 'How many rounds do interviews have?') })).toBe('faq');
  });

  it('is nowhere, where it says other things alone', () => {
    expect(hiringSection({ customSections: titled('Shirts', 'Our whirl of a year'), faq: askedOf('Is there a dress code?') })).toBeUndefined();
  });
});

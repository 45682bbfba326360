import { describe, expect, it } from 'vitest';
import { questionIdIn, questionSlug } from './question-slug.ts';

describe('the name of a question in URLs (R-038)', () => {
  it.each([
    ['Why do you want to join us?', 'why-do-you-want-to-join-us-q7k2m0'],
    ['  How do you weld 6 mm MS plate?! ', 'how-do-you-weld-6-mm-ms-plate-q7k2m0'],
    ['आप यहाँ क्यों आना चाहते हैं?', 'q7k2m0'],
    ['a'.repeat(100), `${'a'.repeat(60)}-q7k2m0`],
    ['Explain the difference between a savings account and a current account to a customer', 'explain-the-difference-between-a-savings-account-and-a-q7k2m0'],
  ])('is made of its words and its id: %s', (text, slug) => {
    expect(questionSlug(text, 'q7k2m0')).toBe(slug);
    expect(questionIdIn(slug)).toBe('q7k2m0');
  });
});

import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Marked } from './Marked.tsx';

const markIn = (text: string, part: string) => render(<Marked text={text} part={part} />).container.querySelector('mark')?.textContent;

describe('the marked part of a name', () => {
  it.each([
    ['Bengaluru', 'ben', 'Ben'],
    ['New Delhi', 'DEL', 'Del'],
    ['बेंगलुरु', 'बे', 'बें'],
    ['प्रवाह', 'प', 'प्र'],
    ['Pune', 'x', undefined],
    ['Pune', '', undefined],
  ])('in %s after %s is %s', (text, part, marked) => {
    expect(markIn(text, part)).toBe(marked);
  });

  it('leaves the name whole', () => {
    expect(render(<Marked text="बेंगलुरु" part="गलु" />).container.textContent).toBe('बेंगलुरु');
  });
});

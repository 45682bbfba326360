import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkedWords } from './MarkedWords.tsx';

const marksIn = (text: string, typed: string) =>
  [...render(<MarkedWords text={text} typed={typed} />).container.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('the marked words of a title', () => {
  it.each([
    ['Koyal Pay salaries', 'koyal sal', ['Koyal', 'sal']],
    ['Koyal Pay salaries', 'pay koyal', ['Koyal', 'Pay']],
    ['Staff Nurse salary in Pune', 'n', ['N']],
    ['प्रवाह में सैलरी', 'प्र सै', ['प्र', 'सै']],
    ['Koyal Pay', 'aya', []],
    ['Koyal Pay', '  ', []],
  ])('in %s after %j are %j', (text, typed, marks) => expect(marksIn(text, typed)).toEqual(marks));

  it('leave the title whole', () => {
    expect(render(<MarkedWords text="Koyal  Pay, Pune" typed="pu koy" />).container.textContent).toBe('Koyal  Pay, Pune');
  });
});

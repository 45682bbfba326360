import { describe, expect, it } from 'vitest';
import { hindiNameOf, hindiSpellingsOf } from './hindi-names.ts';
import { isSuggested } from './suggestion.ts';

describe('the Hindi name of an entry of the lists', () => {
  it.each([
    ['Bengaluru', 'बेंगलुरु'],
    ['Uttar Pradesh', 'उत्तर प्रदेश'],
    ['Human Resources', 'मानव संसाधन (एचआर)'],
    ['Senior Software Engineer', 'सीनियर सॉफ़्टवेयर इंजीनियर'],
    ['Software Development Engineer II', 'सॉफ़्टवेयर डेवलपमेंट इंजीनियर II'],
    ['Head of Department', 'विभागाध्यक्ष'],
  ])('of %s is %s', (name, said) => expect(hindiNameOf(name)).toBe(said));

  it.each(['Chef de Partie', 'SAP', 'Something nobody has heard of'])('of %s is none', (name) => expect(hindiNameOf(name)).toBeUndefined());

  it('is found in Devanagari with dots below letters and without, in Latin, and mixed', () => {
    const names = ['Senior Software Engineer', ...hindiSpellingsOf('Senior Software Engineer')];
    for (const asked of ['सॉफ़्टवेयर', 'सॉफ्टवेयर इंजी', 'software', 'senior सॉफ्टवेयर']) expect(isSuggested(asked, names)).toBe(true);
    expect(isSuggested('डॉक्टर', names)).toBe(false);
  });
});

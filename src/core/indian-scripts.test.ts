import { describe, expect, it } from 'vitest';
import { inDevanagari, isDevanagari, isOfOtherScript, latinDigits } from './indian-scripts.ts';

describe('the scripts of India (F-14)', () => {
  it.each([
    ['কোয়েল পে', 'कोयेल पे'],
    ['ਕੋਇਲ ਪੇ', 'कोइल पे'],
    ['કોયલ પે', 'कोयल पे'],
    ['କୋୟଲ ପେ', 'कोयल पे'],
    ['கோயல் பே', 'कोयल् पे'],
    ['కోయల్ పే', 'कोयल् पे'],
    ['ಕೋಯಲ್ ಪೇ', 'कोयल् पे'],
    ['കോയൽ പേ', 'कोयल पे'],
    ['নেটওয়ার্ক', 'नेटवार्क'],
    ['നഴ്സ്', 'नर्स्'],
    ['क़लम', 'कलम'],
    ['Koyal 12', 'Koyal 12'],
  ])('%s is %s', (typed, devanagari) => expect(inDevanagari(typed)).toBe(devanagari));

  it('tells Hindi from the others, and both from Latin letters', () => {
    expect(['नर्स', 'நர்ஸ்', 'nurse'].map(isDevanagari)).toEqual([true, false, false]);
    expect(['नर्स', 'நர்ஸ்', 'nurse'].map(isOfOtherScript)).toEqual([false, true, false]);
  });

  it.each([
    '०१२३४५६७८९',
    '০১২৩৪৫৬৭৮৯',
    '੦੧੨੩੪੫੬੭੮੯',
    '૦૧૨૩૪૫૬૭૮૯',
    '୦୧୨୩୪୫୬୭୮୯',
    '௦௧௨௩௪௫௬௭௮௯',
    '౦౧౨౩౪౫౬౭౮౯',
    '೦೧೨೩೪೫೬೭೮೯',
    '൦൧൨൩൪൫൬൭൮൯',
    '۰۱۲۳۴۵۶۷۸۹',
    '٠١٢٣٤٥٦٧٨٩',
  ])('reads %s as digits', (digits) => expect(latinDigits(`₹ ${digits} 𝟙`)).toBe('₹ 0123456789 𝟙'));
});

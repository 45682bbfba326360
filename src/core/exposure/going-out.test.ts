import { describe, expect, it } from 'vitest';
import { isSomeoneNamed, wordsToGo } from './going-out.ts';
import { innocent, reaching } from '#tests/corpus/lists.ts';

describe('what has to go before a contribution is sent (F-10)', () => {
  it.each([
    ['call her on 9822012345', ['9822012345']],
    ['फ़ोन ९८२२० १२३४५ पर', ['९८२२० १२३४५']],
    ['write to asha.k@gmail.com', ['asha.k@gmail.com']],
    ['my Aadhaar 4213 5521 7789, PAN BQTPK4821M', ['4213 5521 7789', 'BQTPK4821M']],
    ['employee code EMP104582', ['employee code EMP104582']],
    ['linkedin.com/in/asha-rao-77', ['linkedin.com/in/asha-rao-77']],
  ])('is what reaches someone, and a number of one person: %s', (text, gone) => expect(wordsToGo({ text }).map(({ said }) => said)).toEqual(gone));

  it.each([
    'The night allowance is ₹150',
    'token no 214 at the canteen',
    'My manager Rakesh shouted on 14 March 2024',
    'PF 1800 is cut',
    'ISO-9001 since GST-2017',
  ])('is nothing that only may point at someone: %s', (text) => expect(wordsToGo({ text })).toEqual([]));

  it('is all of it, also where its signs are other ones', () => {
    expect(wordsToGo({ text: 'I am аsha.rao at tcs dot com, (982) (201) (2345) and @asharao90.' }).map(({ kind, said }) => [kind, said])).toEqual([
      ['mail', 'аsha.rao at tcs dot com'],
      ['phone', '(982) (201) (2345)'],
      ['account', '@asharao90'],
    ]);
  });

  it.each(reaching)('is found however it is written: %s', (text) => expect(wordsToGo({ text })).not.toEqual([]));

  it.each(innocent)('is no number of pay, of a law or of a product: %s', (text) => expect(wordsToGo({ text })).toEqual([]));
});

describe('a person who is named', () => {
  it('is one in the text, and not the company that it is about', () => {
    expect(isSomeoneNamed({ likes: 'Good', dislikes: 'Head nurse Sunita Patil shouts at everyone' }, 'Latabhumi Hospital')).toBe(true);
    expect(isSomeoneNamed({ likes: 'At Kavitha everyone helps' }, 'Kavitha Hospital')).toBe(false);
    expect(isSomeoneNamed({ likes: 'Call 9822012345' }, 'Latabhumi Hospital')).toBe(false);
  });
});

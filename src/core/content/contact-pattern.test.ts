import { describe, expect, it } from 'vitest';
import { contactsIn } from './contact-pattern.ts';

describe('contact details in a text (R-081, D-29)', () => {
  it.each([
    ['write to asha.k+jobs@gmail.com', ['mail']],
    ['asha at gmail dot com', ['mail']],
    ['ASHA [at] rediffmail (dot) com', ['mail']],
    ['my number is 98765 43210', ['phone']],
    ['+91-9876543210', ['phone']],
    ['09876543210 or asha@yahoo.in', ['mail', 'phone']],
    ['My number is +91-9876543210, message me', ['phone']],
    ['मेरा नंबर ९८७६५४३२१० है', ['phone']],
    ['nine eight seven six five four three two one zero', ['phone']],
    ['office: 022-28765432', ['phone']],
    ['asha.k@koyal.example.in', ['mail']],
    ['telegram: @jobguru_blr', ['profile']],
    ['linkedin.com/in/asha-kumari', ['profile']],
    ['pay rahul@okaxis', ['profile']],
    ['aadhaar 2345 6789 0123 and PAN ABCPK1234L', ['id']],
  ])('are seen in %j', (text, kinds) => {
    expect(contactsIn(text)).toEqual(kinds);
  });

  it.each([
    'In hand ₹98,76,543 a year',
    '9876543210987 is an order number',
    'I looked at mail and it was late',
    'hr@koyal.example is public',
    'we met at live music',
    'CTC 12,00,000 to 15,00,000',
    'between 60000-70000 a month',
    'hikes in 2019 2020 2021',
    'Instagram pays 40 LPA',
    'Discord: 32 LPA',
    '',
  ])('are not seen in %j', (text) => {
    expect(contactsIn(text)).toEqual([]);
  });

  it('are looked for to the end even at its worst (S-62)', () => {
    for (const worst of ['a'.repeat(50_000), 'a@'.repeat(25_000), '9'.repeat(50_000), '9 '.repeat(25_000), 'at '.repeat(16_000)]) {
      expect(contactsIn(worst)).toBeInstanceOf(Array);
    }
  });
});

import { expect, it } from 'vitest';
import { confirmationEndsMs, givenAddressIn, maskedAddress } from './mail-address.ts';

it('an address is mailed as it was given, in small letters, or is none', () => {
  expect(givenAddressIn('  Asha.Rao+Daftar@Example.IN ')).toBe('asha.rao+daftar@example.in');
  for (const wrong of ['', 'asha', 'asha@example', 'Asha <asha@example.in>', 'asha@example.in,boss@example.in', 'asha@example.in\r\nBcc: b@example.in'])
    expect(givenAddressIn(wrong)).toBeUndefined();
});

it('an address is shown by its first letter and its domain', () => {
  expect([maskedAddress('asha@example.in'), maskedAddress('a@example.in')]).toEqual(['a•••@example.in', 'a•••@example.in']);
});

it('an address can be confirmed until the end of the seventh day in India', () => {
  const end = Date.parse('2026-11-28T00:00:00+05:30');
  for (const given of ['2026-11-20T00:00:00+05:30', '2026-11-20T23:59:59+05:30']) expect(confirmationEndsMs(Date.parse(given))).toBe(end);
});

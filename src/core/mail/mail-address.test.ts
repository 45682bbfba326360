import { expect, it } from 'vitest';
import { givenAddressIn, maskedAddress } from './mail-address.ts';

it('an address is mailed as it was given, in small letters, or is none', () => {
  expect(givenAddressIn('  Asha.Rao+Daftar@Example.IN ')).toBe('asha.rao+daftar@example.in');
  for (const wrong of ['', 'asha', 'asha@example', 'Asha <asha@example.in>', 'asha@example.in,boss@example.in', 'asha@example.in\r\nBcc: b@example.in'])
    expect(givenAddressIn(wrong)).toBeUndefined();
});

it('an address is shown by its first letter and its domain', () => {
  expect([maskedAddress('asha@example.in'), maskedAddress('a@example.in')]).toEqual(['a•••@example.in', 'a•••@example.in']);
});

import { expect, it } from 'vitest';
import { fileNameOf } from './brand.ts';

it.each([
  ['Daftar', 'daftar-recovery-codes.txt'],
  ['Koyal & Co.', 'koyal-co-recovery-codes.txt'],
  ['दफ़्तर', 'दफ़्तर-recovery-codes.txt'],
  ['../etc', 'etc-recovery-codes.txt'],
])('a file saved from %s is called %s', (brand, name) => expect(fileNameOf(brand, 'recovery-codes')).toBe(name));

import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [1, '1', 'kB'],
  [84_211, '85', 'kB'],
  [999_000, '999', 'kB'],
  [999_001, '1', 'MB'],
  [1_240_000, '1.3', 'MB'],
  [12_000_000, '12', 'MB'],
] as const)('says how large %i bytes are, rounded up', (bytes, amount, unit) => expect(fileSize(bytes)).toEqual({ amount, unit }));

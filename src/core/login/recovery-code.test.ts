import { expect, it } from 'vitest';
import { codeFrom, spelled } from './recovery-code.ts';

it('spells a code in groups of four', () => expect(spelled('7k2m9xqcv8t3zbw4h0r5d6pe')).toBe('7k2m-9xqc-v8t3-zbw4-h0r5-d6pe'));

it.each([
  ['7k2m-9xqc-v8t3-zbw4-h0r5-d6pe', '7k2m9xqcv8t3zbw4h0r5d6pe'],
  ['7k2m-9xqc-v8t3-zbw4', '7k2m9xqcv8t3zbw4'],
  [' 7K2M 9XQC V8T3 ZBW4\n', '7k2m9xqcv8t3zbw4'],
  ['7k2m9xqcv8t3zbw4', '7k2m9xqcv8t3zbw4'],
  ['oil0-OIL0-0000-0000', '0110011000000000'],
  ['7k2m-9xqc-v8t3-zbw', undefined],
  ['7k2m-9xqc-v8t3-zbw44', undefined],
  ['7k2m-9xqc-v8t3-zbw4-h0r5', undefined],
  ['7k2m-9xqc-v8t3-zbw4-h0r5-d6pee', undefined],
  ['7k2m-9xqc-v8t3-zbu4', undefined],
  ["' or 1=1 --aaaaaaaaaaa", undefined],
  ['', undefined],
])('reads what someone writes: %j', (text, code) => expect(codeFrom(text)).toBe(code));

import { describe, expect, it } from 'vitest';
import { longestSealedKey } from './key-copies.ts';
import { keyFileIn, keyFileText } from './key-file.ts';

const file = { salt: 'K7QM3XTR9BCD', sealed: 'AQ_sealed-key' };

describe('a backup file of a key (F-07)', () => {
  it('says what it is, and survives line endings changed by mails and editors', () => {
    expect(keyFileText(file)).toBe('daftar key 1\nK7QM3XTR9BCD\nAQ_sealed-key\n');
    expect(keyFileIn(keyFileText(file))).toEqual(file);
    expect(keyFileIn(` ${keyFileText(file).replaceAll('\n', ' \r\n')}\r\n`)).toEqual(file);
  });

  it.each([
    '',
    'daftar key 1',
    'daftar key 1\nK7QM3XTR9BCD',
    'daftar key 2\nK7QM3XTR9BCD\nAQ_sealed-key\n',
    keyFileText({ ...file, sealed: 'not base64url!' }),
    keyFileText({ ...file, sealed: 'A'.repeat(longestSealedKey + 1) }),
    `${keyFileText(file)}more\n`,
  ])('is not %j', (text) => {
    expect(() => keyFileIn(text)).toThrow(expect.objectContaining({ kind: 'invalid', code: 'NO_KEY_FILE' }));
  });
});

import { describe, expect, it } from 'vitest';
import { base64urlOf, bytesIn, bytesOf } from './base64url.ts';

const everyByte = Uint8Array.from({ length: 256 }, (_, at) => at);

describe('base64url', () => {
  it.each([0, 1, 2, 3, 16, 32, 33, 255, 256])('of %i bytes is the text of the standard, which gives the bytes back', (length) => {
    const bytes = everyByte.slice(0, length);
    const text = Buffer.from(bytes).toString('base64url');
    expect(base64urlOf(bytes)).toBe(text);
    expect(bytesIn(text)).toEqual(bytes);
  });

  it.each([
    ['a key', 32, 4],
    ['a nonce', 16, 16],
    ['a number of a token', 256, 16],
  ])('of %s is one text alone, of all that would spell its bytes', (_, length, spellings) => {
    const text = Buffer.alloc(length, 7).toString('base64url');
    const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map((last) => `${text.slice(0, -1)}${last}`);
    const same = others.filter((other) => Buffer.from(other, 'base64url').equals(Buffer.from(text, 'base64url')));
    expect(same).toHaveLength(spellings);
    expect(same.filter((other) => bytesIn(other))).toEqual([text]);
  });

  it.each(['AA==', 'A', 'AAAAA', 'A+/A', 'AA AA', 'AAA\n', 'ÄAAA', '😀AA'])('is not %j', (text) => {
    expect(bytesIn(text)).toBeUndefined();
    expect(() => bytesOf(text)).toThrow(expect.objectContaining({ kind: 'invalid' }));
  });
});

import { describe, expect, it } from 'vitest';
import { pictureOf } from './pictures.ts';

const bytesOf = (text: string) => Buffer.from(text);
const contract = /^(\/images\/[a-z0-9]+|data:image\/(svg\+xml|webp|png)[;,].+)$/;

describe('a picture in an answer', () => {
  it('is carried when it is a small drawing, and reads back the same', () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox='0 0 8 8'>\n\t<title>50% चाय & "co" #1 \\ {^|}</title><path d="M0 0h8v8z" fill="#0a7"/></svg>`;
    const picture = pictureOf('a1', 'image/svg+xml', bytesOf(drawing)) ?? '';
    expect(picture).toMatch(contract);
    expect(picture).not.toMatch(/["#<>&\s](?<! )/);
    expect(decodeURIComponent(picture.slice(picture.indexOf(',') + 1))).toBe(drawing);
  });

  it('is carried when it is a small photo', () => expect(pictureOf('a1', 'image/webp', Uint8Array.of(1, 2, 255))).toBe('data:image/webp;base64,AQL/'));

  it('uses its URL when bytes were left out, kinds differ, or it grows too long', () => {
    expect(pictureOf('a1', 'image/svg+xml', null)).toBe('/images/a1');
    expect(pictureOf('a1', 'image/jpeg', Uint8Array.of(1))).toBe('/images/a1');
    expect(pictureOf('a1', 'image/svg+xml', bytesOf('<'.repeat(2_000)))).toBe('/images/a1');
  });

  it('is nothing where there is none', () => expect(pictureOf(null, null, null)).toBeNull());
});

import { describe, expect, it } from 'vitest';
import { avatarUrlOf, avatarUriAt, avatarColours, avatarNamed, avatarPictures, avatarUriOf, drawingOf } from './avatar.ts';

const pool = avatarColours.flatMap((colour) => Array.from({ length: avatarPictures }, (_, picture) => ({ picture, colour })));

describe('the pool of avatars (R-157)', () => {
  it('holds as many pictures as it says, no two alike', () => {
    expect(new Set(pool.map((avatar) => JSON.stringify(drawingOf(avatar)))).size).toBe(avatarColours.length * avatarPictures);
    expect(avatarPictures).toBe(126);
  });

  it('knows every avatar by its name', () => {
    for (const avatar of pool) expect(avatarNamed(avatarUriOf(avatar))).toEqual(avatar);
    expect(avatarUrlOf({ picture: 17, colour: 'sky' })).toBe('/avatars/17-sky.svg');
    expect(['/avatars/17-sky.svg', '/avatars/126-sky.svg', '17-sky', 'https://daftar.test/avatars/17-sky.svg'].map(avatarUriAt)).toEqual([
      '17-sky',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['', '17', '17-', '-sky', '126-sky', '017-sky', '17-mauve', '17-sky.svg', '1e1-sky', '../17-sky'])('knows no avatar by the name “%s”', (name) => {
    expect(avatarNamed(name)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { isKeptByServer, sizeWithin, smallSide } from './post-pictures.ts';

describe('a picture of a post (R-067)', () => {
  it.each([
    [
      { width: 1_600, height: 1_200 },
      { width: 800, height: 600 },
    ],
    [
      { width: 900, height: 1_800 },
      { width: 400, height: 800 },
    ],
    [
      { width: 800, height: 20 },
      { width: 800, height: 20 },
    ],
    [
      { width: 1_600, height: 1 },
      { width: 800, height: 1 },
    ],
  ])('of %o is shown small as %o: as it is in shape, and never larger', (size, small) => expect(sizeWithin(800, size)).toEqual(small));

  it('is shown small from the 801st pixel of its longer side on', () => {
    const small = (width: number) => sizeWithin(smallSide, { width, height: 400 }).width;
    expect([small(799), small(800), small(801), small(4_000)]).toEqual([799, 800, 800, 800]);
  });

  it('is taken away at the server only where a post has it', () => {
    expect([isKeptByServer('p', 'k'), isKeptByServer(null, 'k'), isKeptByServer('p', null)]).toEqual([true, false, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { addressOfPicture, tileOf } from './message-picture.ts';

describe('a picture among messages (R-186)', () => {
  it.each([
    ['wide', { width: 1_600, height: 900 }, { width: 260, height: 146 }],
    ['high', { width: 900, height: 1_600 }, { width: 146, height: 260 }],
    ['as small as it is', { width: 120, height: 100 }, { width: 120, height: 100 }],
    ['very long', { width: 1_600, height: 100 }, { width: 260, height: 96 }],
    ['tiny', { width: 1, height: 1 }, { width: 96, height: 96 }],
  ])('has a place that can be pressed: %s', (_how, picture, tile) => expect(tileOf(picture)).toEqual(tile));

  it('lies on our own origin, whole and small', () => {
    expect([addressOfPicture({ pictureId: 'f1' }), addressOfPicture({ pictureId: 'f1' }, true)]).toEqual(['/media/f1', '/media/f1/small']);
  });
});

import { describe, expect, it } from 'vitest';
import { longestCaption, mostPhotos } from './photo.ts';
import { photoSetProblems } from './photo-set-draft.ts';

describe('what is to be put right before photos are sent (R-084)', () => {
  it('is nothing where there is an album and a photo, with a line or without', () => {
    expect(photoSetProblems({ album: 'office', captions: [null] })).toEqual({});
    expect(photoSetProblems({ album: 'team', captions: Array.from({ length: mostPhotos }, () => 'x'.repeat(longestCaption)) })).toEqual({});
  });

  it('is said by field', () => {
    expect(photoSetProblems({ album: null, captions: [] })).toEqual({ album: 'missing', photos: 'missing' });
    const tooMany = Array.from({ length: mostPhotos + 1 }, () => 'x'.repeat(longestCaption + 1));
    expect(photoSetProblems({ album: 'office', captions: tooMany })).toEqual({ photos: 'many', captions: 'long' });
  });
});

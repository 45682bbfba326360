import { describe, expect, it } from 'vitest';
import { pictureProblems } from './picture-problems.ts';
import type { WrittenPicture } from './writing.ts';

const picture: WrittenPicture = {
  pictureId: 'a',
  details: 'a.jpg',
  uri: '/media/a',
  aspectRatio: 1.5,
  uploadKey: 'a',
  isUploading: false,
  takers: ['ANONYMOUS'],
};

describe('pictures of a draft (R-067, F-07)', () => {
  it('are taken by the personas that can show them', () => {
    expect(pictureProblems({ pictures: [picture], profileType: 'ANONYMOUS' })).toEqual([]);
    expect(pictureProblems({ pictures: [picture], profileType: 'DESIGNATION' })).toEqual(['foreign-pictures']);
    expect(pictureProblems({ pictures: [{ ...picture, takers: ['ANONYMOUS', 'DESIGNATION'] }], profileType: 'DESIGNATION' })).toEqual([]);
  });

  it('are waited for', () =>
    expect(pictureProblems({ pictures: [{ ...picture, isUploading: true }], profileType: 'ANONYMOUS' })).toEqual(['pictures-under-way']));
});

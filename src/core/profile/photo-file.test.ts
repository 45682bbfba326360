import { expect, it } from 'vitest';
import { largestPhotoBytes, photoProblem } from './photo-file.ts';

it.each([
  ['image/jpeg', largestPhotoBytes, undefined],
  ['image/png', 1, undefined],
  ['image/webp', 1, undefined],
  ['image/jpeg', largestPhotoBytes + 1, 'large'],
  ['image/jpeg', 0, 'no-picture'],
  ['image/gif', 1, 'no-picture'],
  ['image/svg+xml', 1, 'no-picture'],
  ['application/pdf', largestPhotoBytes + 1, 'no-picture'],
  ['', 1, 'no-picture'],
])('a file of %s with %i bytes as a photo: %s (R-164)', (type, size, problem) => {
  expect(photoProblem({ size, type })).toBe(problem);
});

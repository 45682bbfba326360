import { expect, it } from 'vitest';
import { nothingWritten } from '../personas/written-counts.ts';
import { choicesIn } from './deletion-preview.ts';

const empty = { refusedBy: null, designationProfile: nothingWritten, feedback: 0 };

it('the choices of a deletion are about what there is (R-155)', () => {
  expect(choicesIn(empty)).toEqual([]);
  expect(choicesIn({ ...empty, designationProfile: { ...nothingWritten, comments: 1 } })).toEqual(['designationProfile']);
  expect(choicesIn({ ...empty, designationProfile: { ...nothingWritten, questions: 2 }, feedback: 1 })).toEqual(['designationProfile', 'feedback']);
});

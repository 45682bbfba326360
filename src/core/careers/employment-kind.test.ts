import { expect, it } from 'vitest';
import { employmentKindOf, employments } from './employment-kind.ts';
import { employmentTypes } from './employment-type.ts';

it('a kind of employment is read by its own word and by that of jobs (R-163)', () => {
  expect(employments.map(employmentKindOf)).toEqual(employments);
  expect(employmentTypes.map(employmentKindOf)).toEqual(['full-time', 'part-time', 'contract', 'intern', 'freelancer']);
  expect(['', 'serf', '__proto__'].map(employmentKindOf)).toEqual([undefined, undefined, undefined]);
});

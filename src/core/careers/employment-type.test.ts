import { describe, expect, it } from 'vitest';
import { employmentTypeOf, employmentTypes } from './employment-type.ts';

describe('the kind of employment that a word asks for (R-163, R-191)', () => {
  it('is that of the specification, or that of an old link', () => {
    expect(employmentTypes.map(employmentTypeOf)).toEqual(employmentTypes);
    expect(['full-time', 'part-time', 'contract'].map(employmentTypeOf)).toEqual(['fulltime', 'parttime', 'contractual']);
    expect(['internship', 'freelance', 'permanent'].map(employmentTypeOf)).toEqual(['intern', 'freelancer', 'fulltime']);
  });

  it.each(['', 'Fulltime', 'serf', 'toString', '__proto__'])('is none where the word is %j', (word) => expect(employmentTypeOf(word)).toBeUndefined());
});

import { describe, expect, it } from 'vitest';
import { isListed, nearestName } from './nearest-name.ts';

const industries = ['Hospitals', 'Hospitality', 'Banking', 'Information Technology'];

describe('a name typed into a list', () => {
  it.each([
    ['Hosptials', 'Hospitals'],
    ['hospitalty', 'Hospitality'],
    ['Informaton Technology', 'Information Technology'],
    ['Fisheries', null],
    ['Hospitals', null],
  ])('“%s” may be a slip of %s', (typed, meant) => expect(nearestName(typed, industries)).toBe(meant));

  it('is listed in any case, and with spaces around it', () => {
    expect([' banking ', 'Bank'].map((typed) => isListed(typed, industries))).toEqual([true, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { states } from './states.ts';
import { isWorkPlace, otherStates, stateAt } from './work-place.ts';
import { workCities } from './work-cities.ts';

describe('a place of work', () => {
  it.each([
    ['pune', 'maharashtra'],
    ['noida', 'uttar-pradesh'],
    ['delhi', 'delhi'],
    ['karnataka', 'karnataka'],
  ] as const)('%s goes by the rules of %s', (place, state) => {
    expect(stateAt(place)).toBe(state);
  });

  it('is a known name, and every state can be chosen once', () => {
    expect(['pune', 'ladakh', 'atlantis', 'constructor', ''].map(isWorkPlace)).toEqual([true, true, false, false, false]);
    const options = [...workCities, ...otherStates];
    expect(new Set(options).size).toBe(options.length);
    expect(states.filter((state) => !options.some((option) => option === state))).toEqual([]);
  });
});

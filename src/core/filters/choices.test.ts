import { describe, expect, it } from 'vitest';
import { cleared, replaced, toggled } from './choices.ts';

describe('the choices of a filter (R-008)', () => {
  it('hold one where only one is taken', () => {
    expect(replaced([], 'pune')).toEqual(['pune']);
    expect(replaced(['pune'], 'kochi')).toEqual(['kochi']);
  });

  it('grow and shrink by url name where several are taken', () => {
    expect(toggled([], 'pune')).toEqual(['pune']);
    expect(toggled(['pune'], 'kochi')).toEqual(['pune', 'kochi']);
    expect(toggled(['pune', 'kochi'], 'pune')).toEqual(['kochi']);
  });

  it('come back to what they were when one is pressed twice', () => expect(toggled(toggled(['pune'], 'kochi'), 'kochi')).toEqual(['pune']));

  it('leave the list they came from alone', () => {
    const before = Object.freeze(['pune']);
    expect(toggled(before, 'kochi')).not.toBe(before);
    expect(before).toEqual(['pune']);
  });

  it('are none when cleared', () => expect(cleared()).toEqual([]));
});

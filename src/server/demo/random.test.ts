import { describe, expect, it } from 'vitest';
import { Random } from './random.ts';

const stream = (seed: number, place: number, purpose: string) => {
  const random = new Random(seed, place, purpose);
  return Array.from({ length: 5 }, () => random.next());
};

describe('a stream of chance', () => {
  it('is the same again for the same seed, place and purpose', () => expect(stream(7, 3, 'name')).toEqual(stream(7, 3, 'name')));

  it.each([
    [8, 3, 'name'],
    [7, 4, 'name'],
    [7, 3, 'id'],
  ])('is another one for %s, %s, %s', (seed, place, purpose) => expect(stream(seed, place, purpose)).not.toEqual(stream(7, 3, 'name')));

  it('gives these numbers and no others, on every machine', () =>
    expect(stream(1, 0, 'company').map((number) => number * 4_294_967_296)).toEqual([4_020_431_288, 863_950_845, 344_102_861, 963_007_586, 3_409_596_124]));

  it('keeps to the ends it was given, and reaches both', () => {
    const random = new Random(1, 1, 'ends');
    const drawn = new Set(Array.from({ length: 400 }, () => random.between(-2, 2)));
    expect([...drawn].sort((one, other) => one - other)).toEqual([-2, -1, 0, 1, 2]);
  });

  it('spreads like a bell around nothing', () => {
    const random = new Random(1, 1, 'bell');
    const drawn = Array.from({ length: 20_000 }, () => random.bell());
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });

  it('refuses to choose from nothing', () => expect(() => new Random(1, 1, 'none').among([])).toThrow('Nothing to choose from'));
});

import { describe, expect, it } from 'vitest';
import { previewOf } from './location-preview.ts';

describe('the locations of a company (R-032)', () => {
  it.each([
    [[], [], []],
    [['Pune'], ['Pune'], []],
    [['Pune', 'Kochi', 'Indore'], ['Pune', 'Kochi', 'Indore'], []],
    [['Pune', 'Kochi', 'Indore', 'Surat'], ['Pune', 'Kochi', 'Indore'], ['Surat']],
  ])('%j show %j at first, and %j on demand', (locations, first, rest) => {
    expect(previewOf(locations)).toEqual({ first, rest });
  });
});

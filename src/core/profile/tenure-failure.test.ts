import { describe, expect, it } from 'vitest';
import { limitFailure, tenureFailure } from './tenure-failure.ts';

describe('a time that cannot be (R-162)', () => {
  it.each([
    [{ from: 'x', to: null }, '/body/from'],
    [{ from: '1949-12', to: null }, '/body/from'],
    [{ from: '2026-12', to: null }, '/body/from'],
    [{ from: '2021-04', to: 'x' }, '/body/to'],
    [{ from: '2021-04', to: '2021-03' }, '/body/to'],
    [{ from: '2021-04', to: '2026-12' }, '/body/to'],
  ])('is refused where the problem lies: %j', (tenure, pointer) =>
    expect(tenureFailure(tenure, '2026-11')).toMatchObject({ kind: 'invalid', problems: [{ pointer }] }),
  );

  it('says the earliest year', () => {
    expect(tenureFailure({ from: '1949-12', to: null }, '2026-11')?.message).toBe('from must not be before 1950.');
    expect(tenureFailure({ from: '1950-01', to: null }, '2026-11')).toBeUndefined();
  });

  it('is not one that begins and ends this month', () => expect(tenureFailure({ from: '2026-11', to: '2026-11' }, '2026-11')).toBeUndefined());

  it('is refused after fifty others', () => {
    expect(limitFailure(49)).toBeUndefined();
    expect(limitFailure(50)).toMatchObject({ kind: 'conflict', code: 'TOO_MANY' });
  });
});

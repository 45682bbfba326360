import { expect, it } from 'vitest';
import { byKind } from './keyed-groups.ts';

it('contributions of a device are listed by kind, leaving out kinds without any (R-155)', () => {
  const [salary, one, other] = [{ kind: 'salary' }, { kind: 'review' }, { kind: 'review' }] as const;
  expect(byKind([salary, one, other])).toEqual([
    { group: 'review', local: [one, other] },
    { group: 'salary', local: [salary] },
  ]);
  expect(byKind([])).toEqual([]);
});

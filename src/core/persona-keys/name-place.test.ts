import { expect, it } from 'vitest';
import { isNameAway, namePlace, type NamePlace } from './name-place.ts';

const nothing = { isLocal: false, isUnfinished: false, isWaiting: false, isDeleted: false };

it.each<[NamePlace, string, Partial<typeof nothing> & { isWriter?: boolean }]>([
  ['here', 'its key is here', { isLocal: true, isWriter: true }],
  ['nowhere', 'none was made yet', {}],
  ['elsewhere', 'it was made, and its key is not here', { isWriter: true }],
  ['unfinished', 'its key is here, and the answer that made it was lost', { isLocal: true, isUnfinished: true, isWriter: true }],
  ['waiting', 'its key is here, and it begins later', { isLocal: true, isUnfinished: true, isWaiting: true, isWriter: true }],
  ['here', 'it is being made by a member who does not write yet', { isLocal: true, isUnfinished: true }],
  ['deleted', 'it was deleted', { isDeleted: true, isWriter: true }],
  ['here', 'another was made after one was deleted', { isLocal: true, isDeleted: true, isWriter: true }],
])('the made-up name of a member is %s where %s (F-07)', (place, _where, { isWriter = false, ...facts }) => {
  expect(namePlace({ ...nothing, ...facts }, isWriter)).toBe(place);
});

it('a name is away where it was made and cannot be written under', () => {
  expect((['here', 'nowhere', 'elsewhere', 'waiting', 'unfinished', 'deleted', undefined] as const).filter(isNameAway)).toEqual([
    'elsewhere',
    'waiting',
    'unfinished',
    'deleted',
  ]);
});

import { isWorkPlace, type WorkPlace } from '#core/calculators/work-place.ts';
import type { EntryKind } from '../forms/entry.ts';

export const placeKind: EntryKind<WorkPlace, 'unknown'> = {
  read: (text) => (isWorkPlace(text) ? { value: text } : { problem: 'unknown' }),
  show: (value) => value,
  write: (value) => value,
};

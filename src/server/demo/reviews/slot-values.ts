import { byNames, aNumber, record, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

const values = demoValues('reviews');

const names = [
  'month',
  'maah',
  'weekday',
  'hour',
  'ghanta',
  'late',
  'long',
  'ordinal',
  'shift',
  'batchShift',
  'deskShift',
  'lossOf',
  'lossyOrder',
  'otherField',
  'where',
  'ctx',
] as const;

export const slotValues = values('slot-values', byNames(names, textList));

/** Approximate number of words for a slot, fewer where some are likelier. */
export const slotWays = values('slot-ways', record(aNumber));

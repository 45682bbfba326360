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

/** The values of slots that are the same at every company. */
export const slotValues = values('slot-values', byNames(names, textList));

/** The number of words that a slot has in a demo world, or rather fewer where some are likelier than others. */
export const slotWays = values('slot-ways', record(aNumber));

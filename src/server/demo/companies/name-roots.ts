import { byNames, record, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

const values = demoValues('companies');

/** The beginnings of companies' names: waters, plants, birds, skies and crafts, as far as no great company bears their names. */
export const roots: readonly string[] = Object.values(values('name-roots', record(textList))).flat();

/** Halves of names that are made of two, and words that stand before or after. */
export const { firstHalves, secondHalves, forewords, afterwords } = values(
  'name-parts',
  byNames(['firstHalves', 'secondHalves', 'forewords', 'afterwords'], textList),
);

import { aNumber, list, object, anyOf, optional, aString, textList, tuple } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import { coverFamilies } from '../media/covers.ts';
import { logoShapeNames } from '../media/logo-shapes.ts';
import type { DemoIndustry } from './demo-industry.ts';

export const demoIndustries = demoValues('industries')(
  'industries',
  list(
    object<DemoIndustry>({
      urlName: aString,
      name: aString,
      noun: optional(aString),
      weight: aNumber,
      scale: aNumber,
      since: tuple(aNumber, aNumber),
      cities: textList,
      words: textList,
      trades: textList,
      people: textList,
      notes: textList,
      beside: textList,
      logos: list(anyOf(logoShapeNames)),
      covers: list(anyOf(coverFamilies)),
    }),
  ),
);

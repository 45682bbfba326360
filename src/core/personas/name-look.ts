import { nameKey } from '../companies/name-key.ts';

/** A name as it is kept: single spaces, none around it. */
export const tidiedName = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ');

const twins: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[0°]/g, 'o'],
  [/[1i|!]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
];

/** The look of a name at a glance: names that look alike are one and the same here. */
export function lookOf(text: string): string {
  const plain = nameKey(tidiedName(text)).replaceAll(/[\s-]+/g, '');
  return twins.reduce((look, [seen, as]) => look.replaceAll(seen, as), plain).replaceAll(/(.)\1+/gu, '$1');
}

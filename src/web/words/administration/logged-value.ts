import { sizeBuckets } from '#core/companies/size-bucket.ts';

const named = ['role', 'outcome', 'isClaimed'];
const sized = ['indianEmployeeCount', 'globalEmployeeCount'];

/** A value of the log of administrators in words. Lines of an earlier release hold the place of a size among all, and not its name. */
export function loggedValue(field: string, value: string, names: Readonly<Record<string, string>>): string {
  if (sized.includes(field)) return (/^\d$/.test(value) ? sizeBuckets[Number(value)] : undefined) ?? value;
  return named.includes(field) ? (names[value] ?? value) : value;
}

/** The field of a text as the log names it, with its language; lines of earlier releases named Hindi alone. */
export const loggedText = (field: string): readonly string[] => field.replace(/^(name|about)InHindi$/, '$1s/hi').split('/');

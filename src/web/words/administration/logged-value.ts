import { sizeBuckets } from '#core/companies/size-bucket.ts';

const named = ['role', 'outcome', 'isClaimed', 'link'];
const sized = ['indianEmployeeCount', 'globalEmployeeCount'];

/** Value of the administrators' log in words. Earlier releases logged a size's index, not its name. */
export function loggedValue(field: string, value: string, names: Readonly<Record<string, string>>): string {
  if (sized.includes(field)) return (/^\d$/.test(value) ? sizeBuckets[Number(value)] : undefined) ?? value;
  return named.includes(field) ? (names[value] ?? value) : value;
}

/** Logged field with its language. Earlier releases named Hindi alone. */
export const loggedText = (field: string): readonly string[] => field.replace(/^(name|about)InHindi$/, '$1s/hi').split('/');

import type { UserStorage } from '../device/user-storage.ts';
import { offersNameOf } from '../offers/salary-offer.ts';
import { isRecord } from '../record.ts';

export interface KeptHere {
  readonly name: string;
  readonly value: unknown;
}

/** Excluded secrets: the draft key seed and a guest's grievance number. */
const leftNames: readonly string[] = ['by-key', 'grievance'];

/** Member's and unowned entries, never those of another member. */
export const keptFor = (storage: Pick<UserStorage, 'names' | 'read'>, member: string): readonly KeptHere[] =>
  storage
    .names()
    .filter((name) => !leftNames.includes(name) && isNamedFor(name, member))
    .flatMap((name) => {
      const value = ownPart(storage.read(name), member);
      return value === undefined ? [] : [{ name, value }];
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Finds the owner in the name of offers and some drafts, elsewhere in the value. */
function isNamedFor(name: string, member: string): boolean {
  if (name.startsWith(offersNameOf(''))) return name === offersNameOf(member);
  return !name.includes('/') || name.endsWith(`/${member}`);
}

function ownPart(value: unknown, member: string): unknown {
  const isOwn = (each: unknown): boolean => {
    const owner = isRecord(each) ? each['owner'] : undefined;
    return typeof owner !== 'string' || owner === '' || owner === member;
  };
  if (!isOwn(value)) return undefined;
  if (Array.isArray(value)) return value.filter(isOwn);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, each]) => isOwn(each))) : value;
}

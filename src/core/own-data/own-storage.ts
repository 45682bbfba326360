import type { UserStorage } from '../device/user-storage.ts';
import { offersNameOf } from '../offers/salary-offer.ts';
import { isRecord } from '../record.ts';

/** Something that this device keeps for a member, by the name that it has here. */
export interface KeptHere {
  readonly name: string;
  readonly value: unknown;
}

/** What no member takes along: the secret that makes the numbers of drafts by key, and the number of a guest's grievance, which opens it. */
const leftNames: readonly string[] = ['by-key', 'grievance'];

/** Everything that this device keeps for a member, and what is nobody's; what another member left here is not theirs to take. */
export const keptFor = (storage: Pick<UserStorage, 'names' | 'read'>, member: string): readonly KeptHere[] =>
  storage
    .names()
    .filter((name) => !leftNames.includes(name) && isNamedFor(name, member))
    .flatMap((name) => {
      const value = ownPart(storage.read(name), member);
      return value === undefined ? [] : [{ name, value }];
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Offers and some drafts have their owner in the name, everything else beside the words. */
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

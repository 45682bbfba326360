import { offersNameOf } from '#core/offers/salary-offer.ts';
import { userPrefix } from './user-prefix.ts';

export { endSubscriptions } from './push-registration.ts';

/** Names of values that are worthless without what they belong to. */
const belonging = ['by-key', 'sent-names', 'sent-offers'];

/** Clears a member's and ownerless values with the session storage, but keeps those of the device. */
export function clearOf(leaver: string): void {
  try {
    const names = Object.keys(localStorage).flatMap((key) => (key.startsWith(userPrefix) ? [key.slice(userPrefix.length)] : []));
    const [last, first] = [names.filter((name) => belonging.includes(name)), names.filter((name) => !belonging.includes(name))];
    for (const name of first) put(name, ofOthers(name, leaver));
    const left = first.map(textOf).join('');
    for (const name of last) put(name, left && entriesOf(name, (key) => key === 'secret' || left.includes(`"${key}"`)));
    sessionStorage.clear();
  } catch {
    return;
  }
}

function ofOthers(name: string, leaver: string): unknown {
  const isOthers = (value: unknown): boolean => {
    const { owner }: { readonly owner?: unknown } = Object(value);
    return typeof owner === 'string' && owner !== '' && owner !== leaver;
  };
  const value = valueOf(name);
  if (isOthers(value) || (name.startsWith(offersNameOf('')) && name !== offersNameOf(leaver))) return value;
  if (name.includes('/')) return name.endsWith(`/${leaver}`) ? undefined : value;
  if (!Array.isArray(value)) return entriesOf(name, (_, each) => isOthers(each));
  const left = value.filter(isOthers);
  return left.length > 0 && left;
}

function entriesOf(name: string, isLeft: (key: string, value: unknown) => boolean): object | undefined {
  const left = Object.entries(Object(valueOf(name))).filter(([key, value]) => isLeft(key, value));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

const textOf = (name: string): string => localStorage.getItem(userPrefix + name) ?? '';

function valueOf(name: string): unknown {
  try {
    return JSON.parse(textOf(name));
  } catch {
    return undefined;
  }
}

function put(name: string, value: unknown): void {
  if (value) localStorage.setItem(userPrefix + name, JSON.stringify(value));
  else localStorage.removeItem(userPrefix + name);
}

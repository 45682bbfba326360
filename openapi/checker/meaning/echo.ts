import { isRecord } from '../../read/record.ts';
import { valuesAt } from './lists.ts';

/** Fields of a request that no answer repeats as they were sent. */
const neverShown = ['version', 'submissionKey', 'clientMessageId', 'token', 'language'];

/** The first field that was sent and is shown otherwise, in a sentence; fields are compared where both sides have one of that name. */
export function unlike(sent: unknown, shown: unknown, places: ReadonlyMap<string, readonly string[]> | undefined): string | undefined {
  if (!places || !isRecord(sent)) return undefined;
  for (const [name, value] of Object.entries(sent)) {
    if (neverShown.includes(name)) continue;
    const found = places.has(name) ? valuesAt(shown, places.get(name) ?? [])[0] : fieldOf(shown, name);
    if (found !== undefined && !areAlike(value, found)) return `${name} was sent as ${shortly(value)} and is shown as ${shortly(found)}.`;
  }
  return undefined;
}

/** Whether anything that was sent can be seen in an answer at all. */
export function isSeen(sent: unknown, shown: unknown, places: ReadonlyMap<string, readonly string[]> | undefined): boolean {
  if (!places || !isRecord(sent)) return false;
  return Object.keys(sent).some((name) => !neverShown.includes(name) && (places.has(name) || fieldOf(shown, name) !== undefined));
}

/** The field of this name, at the top or in the one thing inside that has it. */
export function fieldOf(shown: unknown, name: string): unknown {
  if (!isRecord(shown)) return undefined;
  if (Object.hasOwn(shown, name)) return shown[name];
  const holders = Object.values(shown).filter((inner): inner is Readonly<Record<string, unknown>> => isRecord(inner) && Object.hasOwn(inner, name));
  return holders.length === 1 ? holders[0]?.[name] : undefined;
}

/** Values of two types cannot be compared: a name may be shown as the thing it names. */
export function areAlike(sent: unknown, shown: unknown): boolean {
  if (sent === null || shown === null || typeof sent !== typeof shown || Array.isArray(sent) !== Array.isArray(shown)) return true;
  if (typeof sent === 'string' && typeof shown === 'string')
    return plain(sent) === plain(shown) || (Date.parse(sent) === Date.parse(shown) && /^\d{4}-/.test(sent));
  if (Array.isArray(sent) && Array.isArray(shown)) return sent.every(isRecord) || sameItems(sent, shown);
  if (isRecord(sent) && isRecord(shown)) return Object.entries(sent).every(([name, value]) => !Object.hasOwn(shown, name) || areAlike(value, shown[name]));
  return sent === shown;
}

const sameItems = (sent: readonly unknown[], shown: readonly unknown[]): boolean =>
  shown.some((one) => typeof one !== typeof sent[0]) || (sent.length === shown.length && sent.every((one) => shown.includes(one)));

/** A text without what a service may tidy: blanks around and between. */
const plain = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

function shortly(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

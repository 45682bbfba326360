import { isRecord } from '../../read/record.ts';
import type { Operation } from '../../read/operation.ts';
import type { Link } from './links.ts';
import { valuesAt } from './lists.ts';

/** Request fields that no answer repeats as sent. */
const neverShown = ['version', 'submissionKey', 'clientMessageId', 'token', 'language'];

/** Of an answer that says where nothing else is read. */
export const noPlaces: ReadonlyMap<string, readonly string[]> = new Map();

/** Fields of a request that its own answer shows, without those that links read elsewhere (x-shows). */
export function saidBy({ body }: Operation, links: readonly Link[], sent: unknown): unknown {
  const reads = links.filter(({ target }) => !target.changes);
  if (body?.media !== 'application/json' || !isRecord(sent) || reads.some(({ shows }) => !shows)) return undefined;
  const isElsewhere = (name: string): boolean => reads.some(({ shows }) => shows?.has(name) && shows.get(name)?.at(-1) !== name);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !isElsewhere(name)));
}

/** First field shown differently than sent, among names both sides have. */
export function unlike(sent: unknown, shown: unknown, places: ReadonlyMap<string, readonly string[]> | undefined, isStory = true): string | undefined {
  if (!places || !isRecord(sent)) return undefined;
  for (const [name, value] of Object.entries(sent)) {
    if (neverShown.includes(name)) continue;
    const found = places.has(name) ? valuesAt(shown, places.get(name) ?? [])[0] : fieldOf(shown, name);
    if (found !== undefined && !areAlike(value, found, isStory)) return `${name} was sent as ${shortly(value)} and is shown as ${shortly(found)}.`;
  }
  return undefined;
}

export function isSeen(sent: unknown, shown: unknown, places: ReadonlyMap<string, readonly string[]> | undefined): boolean {
  if (!places || !isRecord(sent)) return false;
  return Object.keys(sent).some((name) => !neverShown.includes(name) && (places.has(name) || fieldOf(shown, name) !== undefined));
}

/** Finds the field at the top, or in the single inner object that has it. */
export function fieldOf(shown: unknown, name: string): unknown {
  if (!isRecord(shown)) return undefined;
  if (Object.hasOwn(shown, name)) return shown[name];
  const holders = Object.values(shown).filter((inner): inner is Readonly<Record<string, unknown>> => isRecord(inner) && Object.hasOwn(inner, name));
  return holders.length === 1 ? holders[0]?.[name] : undefined;
}

/** Skips different types, as a name may be shown as the thing it names. */
export function areAlike(sent: unknown, shown: unknown, isStory = true): boolean {
  // Of a body that no example shows, a rule may leave something out, as what goes with another choice.
  if (sent === null || shown === null) return !isStory || isNothing(sent) === isNothing(shown);
  if (typeof sent !== typeof shown || Array.isArray(sent) !== Array.isArray(shown)) return true;
  if (typeof sent === 'string' && typeof shown === 'string')
    return plain(sent) === plain(shown) || (Date.parse(sent) === Date.parse(shown) && /^\d{4}-/.test(sent));
  if (Array.isArray(sent) && Array.isArray(shown)) return sent.every(isRecord) ? sameRecords(sent, shown, isStory) : sameItems(sent, shown);
  if (isRecord(sent) && isRecord(shown))
    return Object.entries(sent).every(([name, value]) => !Object.hasOwn(shown, name) || areAlike(value, shown[name], isStory));
  return sent === shown;
}

const isNothing = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Records in their order, by what both sides say of each. */
const sameRecords = (sent: readonly unknown[], shown: readonly unknown[], isStory: boolean): boolean =>
  sent.length === shown.length && sent.every((one, place) => areAlike(one, shown[place], isStory));

const sameItems = (sent: readonly unknown[], shown: readonly unknown[]): boolean =>
  shown.some((one) => typeof one !== typeof sent[0]) || (sent.length === shown.length && sent.every((one) => shown.includes(one)));

/** Normalizes blanks, which a service may tidy. */
const plain = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

function shortly(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

import { readFileSync } from 'node:fs';
import { isRecord } from '../../read/record.ts';
import type { Operation } from '../../read/operation.ts';
import type { Ids } from '../call.ts';
import { CannotRun } from '../cannot-run.ts';
import { canBeHeader } from './header-form.ts';
import { memberKinds } from '../member-kinds.ts';

export interface TeamConfig {
  readonly path: Ids;
  readonly headers: Ids;
  readonly session: Ids;
  readonly sessions: Readonly<Record<string, Ids>>;
  readonly newSession: string;
  readonly personaKey: string;
  readonly notServed: readonly string[];
  readonly limitsOff: boolean;
}

export const emptyConfig: TeamConfig = { path: {}, headers: {}, session: {}, sessions: {}, newSession: '', personaKey: '', notServed: [], limitsOff: false };

/** Reports the first fault with its place. */
export function configIn(file: string, operations: readonly Operation[]): TeamConfig {
  const value = jsonOf(file);
  if (!isRecord(value)) throw new CannotRun(`${file} is no object that holds settings, such as {"session":{"cookie":"AT=..."}}.`);
  const strange = Object.keys(value).filter((name) => !Object.hasOwn(emptyConfig, name));
  if (strange.length > 0) throw new CannotRun(`${file} holds ${strange.join(' and ')}, which means nothing here.`);
  const faults = faultsFor(new Set(operations.map(({ operationId }) => operationId)));
  for (const [name, one] of Object.entries(value)) {
    const fault = faults[name as keyof TeamConfig](one, name, name);
    if (fault !== undefined) throw new CannotRun(`In ${file} ${fault}.`);
  }
  return { ...emptyConfig, ...(value as Partial<TeamConfig>) };
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotRun(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type Fault = (value: unknown, place: string, name: string) => string | undefined;

const ofText: Fault = (value, place) => (typeof value === 'string' ? undefined : `${place} is no text`);

const ofHeader: Fault = (value, place, name) =>
  ofText(value, place, name) ?? (canBeHeader(name, String(value)) ? undefined : `${place} has a character that is in no header`);

const ofEach =
  (what: string, inner: Fault): Fault =>
  (value, place) => {
    if (!isRecord(value)) return `${place} is no object that holds ${what}`;
    const faults = Object.entries(value).map(([name, one]) => inner(one, placeIn(place, name), name));
    return faults.find((fault) => fault !== undefined);
  };

const placeIn = (place: string, name: string): string => (/^[\w-]+$/.test(name) ? `${place}.${name}` : `${place}[${JSON.stringify(name)}]`);

/** Tells whether a text is the one text of 32 bytes in base64url. */
const isSeed = (text: string): boolean => /^[\w-]{43}$/.test(text) && Buffer.from(text, 'base64url').toString('base64url') === text;

const ofHeaders = ofEach('headers by name', ofHeader);

const kinds: readonly string[] = memberKinds.filter((kind) => kind !== 'member');

const faultsFor = (operationIds: ReadonlySet<string>): Readonly<Record<keyof TeamConfig, Fault>> => ({
  path: ofEach('texts by name', ofText),
  headers: ofHeaders,
  session: ofHeaders,
  sessions: ofEach('headers by the kind of member or the operation they are for', (value, place, name) =>
    kinds.includes(name) || operationIds.has(name)
      ? ofHeaders(value, place, name)
      : `${place} is neither for a kind of member (${kinds.join(', ')}) nor for an operation of a contract`,
  ),
  newSession: ofText,
  personaKey: (value, place) => (value === '' || (typeof value === 'string' && isSeed(value)) ? undefined : `${place} is not 32 bytes in base64url`),
  notServed: (value, place) => {
    if (!Array.isArray(value)) return `${place} is no list of operationIds`;
    const at = value.findIndex((one: unknown) => typeof one !== 'string' || !operationIds.has(one));
    return at < 0 ? undefined : `${place}[${at}] is ${JSON.stringify(value[at])}, and no contract has such an operation`;
  },
  limitsOff: (value, place) => (typeof value === 'boolean' ? undefined : `${place} is neither true nor false`),
});

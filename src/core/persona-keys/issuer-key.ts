import { dayOf } from '../figures/ago.ts';
import { dayMs } from '../figures/durations.ts';
import { contributionKinds, declaredKinds, type ContributionKind } from '../kinds/contribution-kinds.ts';
import type { LedgerEntry } from '../moderation/ledger.ts';

type Kinds = typeof declaredKinds;

/** Kinds counted in crowd figures, each with tokens of its own. */
export type CountedKind = { readonly [Kind in ContributionKind]: Kinds[Kind] extends { readonly tokenPlace: number } ? Kind : never }[ContributionKind];

export const countedKinds = contributionKinds
  .filter((kind): kind is CountedKind => 'tokenPlace' in declaredKinds[kind])
  .toSorted((one, other) => declaredKinds[one].tokenPlace - declaredKinds[other].tokenPlace);

/** One value for each counted kind, at its place among them. */
export function ofCountedKinds<Value>(make: (kind: CountedKind, place: number) => Value): Readonly<Record<CountedKind, Value>>;
export function ofCountedKinds(make: (kind: CountedKind, place: number) => unknown): object {
  return Object.fromEntries(countedKinds.map((kind, place) => [kind, make(kind, place)]));
}

/** Token purposes, each with its own keys so that none is mistaken. */
export const tokenPurposes = ['name', 'contribution', ...countedKinds, 'reward'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** Blind-signing key for one period and purpose. */
export interface IssuerKey {
  /** Purpose (except names), period and public key hash, as in the ledger. */
  readonly keyId: string;
  /** Quarter such as `2026-q4`; a year such as `2026` for counted tokens and points. */
  readonly period: string;
  /** SubjectPublicKeyInfo (DER) in base64url. */
  readonly publicKey: string;
}

/** Accepted keys, current period first; the previous one stays for days, or a year for points. */
export interface IssuerKeys {
  readonly items: readonly IssuerKey[];
}

/** Quarter in Indian time. */
export function quarterOf(ms: number): string {
  const [year, month] = dayOf(ms).split('-');
  return `${year}-q${Math.ceil(Number(month) / 3)}`;
}

export function quarterEnds(quarter: string): string {
  const [year, part] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))];
  return new Date(Date.UTC(year, part * 3, 0)).toISOString().slice(0, 10);
}

/** First day, on which accounts may create a name again. */
export const quarterBegins = (quarter: string): string => `${quarter.slice(0, 4)}-${String(Number(quarter.slice(6)) * 3 - 2).padStart(2, '0')}-01`;

export function quarterAfter(quarter: string): string {
  const [year, part] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))];
  return part === 4 ? `${year + 1}-q1` : `${year}-q${part + 1}`;
}

export const isCounted = (purpose: string): purpose is CountedKind => countedKinds.some((kind) => kind === purpose);

/** Year for counted tokens and points, else the quarter. */
const periodOf = (ms: number, purpose: TokenPurpose): string => (isCounted(purpose) || purpose === 'reward' ? dayOf(ms).slice(0, 4) : quarterOf(ms));

export const periodEnds = (period: string): string => (period.includes('-') ? quarterEnds(period) : `${period}-12-31`);

/** Last redemption day without grace: end of the period, or a year later for points. */
export const redeemableUntil = ({ keyId, period }: IssuerKey): string => periodEnds(purposeOf(keyId) === 'reward' ? String(Number(period) + 1) : period);

/** Days of grace, so that late tokens are not lost with an answer. */
export const graceDays = 3;

/** Redeems a token only in its own period, so that hoarding gives no extra names; points last another year. */
export function periodsRedeemed(ms: number, purpose: TokenPurpose): readonly [string, ...string[]] {
  const period = periodOf(ms, purpose);
  if (purpose === 'reward') return [period, String(Number(period) - 1)];
  const before = periodOf(ms - graceDays * dayMs, purpose);
  return before === period ? [period] : [period, before];
}

/** Days a key is made in advance. */
const daysAhead = 7;

/** Current period, and the next one in its last days. */
export const periodsPrepared = (ms: number, purpose: TokenPurpose): readonly string[] => [
  ...new Set([periodOf(ms, purpose), periodOf(ms + daysAhead * dayMs, purpose)]),
];

/** Key id from a hexadecimal SHA-256 of the public key. */
export const issuerKeyId = (period: string, sha256: string, purpose: TokenPurpose = 'name'): string => `${beforeHash(period, purpose)}${sha256}`;

/** Prefix unique to a period and purpose; name keys keep their original form. */
const beforeHash = (period: string, purpose: TokenPurpose): string => `${purpose === 'name' ? '' : `${purpose}-`}${period}-`;

export const purposeOf = (keyId: string): TokenPurpose => tokenPurposes.find((purpose) => keyId.startsWith(`${purpose}-`)) ?? 'name';

export function isRedeemed(keyId: string, ms: number): boolean {
  const purpose = purposeOf(keyId);
  return periodsRedeemed(ms, purpose).some((period) => keyId.startsWith(beforeHash(period, purpose)));
}

/** Unlisted in the ledger, duplicated, or not matching its id. */
export type IssuerKeyProblem = 'unlisted' | 'doubled' | 'altered';

/** Checks a key against the ledger, since a personal key would identify its member. Chain checked separately. */
export function issuerKeyProblem(
  { keyId, period }: IssuerKey,
  sha256: string,
  entries: readonly Pick<LedgerEntry, 'itemKind' | 'itemId'>[],
  purpose: TokenPurpose = 'name',
): IssuerKeyProblem | undefined {
  if (keyId !== issuerKeyId(period, sha256, purpose)) return 'altered';
  const begins = beforeHash(period, purpose);
  const listed = new Set(entries.flatMap(({ itemKind, itemId }) => (itemKind === 'issuer-key' && itemId.startsWith(begins) ? [itemId] : [])));
  if (!listed.has(keyId)) return 'unlisted';
  return listed.size > 1 ? 'doubled' : undefined;
}

import { dayOf } from '../figures/ago.ts';
import { dayMs } from '../figures/durations.ts';
import type { LedgerEntry } from '../moderation/ledger.ts';

/** The kinds of contributions that count in figures of many. A token pays for a counted one of its kind alone. */
export const countedKinds = ['review', 'salary', 'interview', 'benefits'] as const;
export type CountedKind = (typeof countedKinds)[number];

/** The purposes of tokens: a made-up name, one contribution of any kind, one of a kind that counts, or a point. Each has other keys, so that no token of one is taken for another. */
export const tokenPurposes = ['name', 'contribution', ...countedKinds, 'reward'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** A key that signs tokens blindly, one in a period for a purpose. */
export interface IssuerKey {
  /** The period and the SHA-256 of the public half, behind the purpose where that is not names, as the ledger names it. */
  readonly keyId: string;
  /** The quarter, such as `2026-q4`; of tokens that count, and of points, the year, such as `2026`. */
  readonly period: string;
  /** SubjectPublicKeyInfo (DER) in base64url. */
  readonly publicKey: string;
}

/** The keys whose tokens are taken, that of this period first, and for a few days that of the period before; for points that of the year before all year. */
export interface IssuerKeys {
  readonly items: readonly IssuerKey[];
}

/** The quarter of a moment, in the time of India. */
export function quarterOf(ms: number): string {
  const [year, month] = dayOf(ms).split('-');
  return `${year}-q${Math.ceil(Number(month) / 3)}`;
}

/** The last day of a quarter. */
export function quarterEnds(quarter: string): string {
  const [year, part] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))];
  return new Date(Date.UTC(year, part * 3, 0)).toISOString().slice(0, 10);
}

/** The first day of a quarter, on which accounts may make a name again. */
export const quarterBegins = (quarter: string): string => `${quarter.slice(0, 4)}-${String(Number(quarter.slice(6)) * 3 - 2).padStart(2, '0')}-01`;

/** The quarter after. */
export function quarterAfter(quarter: string): string {
  const [year, part] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))];
  return part === 4 ? `${year + 1}-q1` : `${year}-q${part + 1}`;
}

/** Whether tokens of a purpose count. */
export const isCounted = (purpose: string): purpose is CountedKind => countedKinds.some((kind) => kind === purpose);

/** The period of a moment for a purpose: the year for tokens that count and for points, and the quarter for all others. */
const periodOf = (ms: number, purpose: TokenPurpose): string => (isCounted(purpose) || purpose === 'reward' ? dayOf(ms).slice(0, 4) : quarterOf(ms));

/** The last day of a period. */
export const periodEnds = (period: string): string => (period.includes('-') ? quarterEnds(period) : `${period}-12-31`);

/** The last day on which tokens of a key are redeemed, but for the days of grace: that of its period, and for a point that of the year after. */
export const redeemableUntil = ({ keyId, period }: IssuerKey): string => periodEnds(purposeOf(keyId) === 'reward' ? String(Number(period) + 1) : period);

/** The days after a period for which its tokens are still redeemed, so that one of its last day is not lost with an answer. */
export const graceDays = 3;

/**
 * The periods whose tokens are redeemed at a moment, that which signs first: a token is redeemed in its own period or never, or kept tokens would be as many
 * names at once. So an account brings forth one name a quarter, and who keeps the names of former quarters has as many voices. A point is no voice: it is saved
 * for a coupon, and redeemed through the year after its own.
 */
export function periodsRedeemed(ms: number, purpose: TokenPurpose): readonly [string, ...string[]] {
  const period = periodOf(ms, purpose);
  if (purpose === 'reward') return [period, String(Number(period) - 1)];
  const before = periodOf(ms - graceDays * dayMs, purpose);
  return before === period ? [period] : [period, before];
}

/** The days by which the key of a period is made ahead of it. */
const daysAhead = 7;

/** Periods whose keys are made ahead: that of a moment, and in its last days the next. */
export const periodsPrepared = (ms: number, purpose: TokenPurpose): readonly string[] => [
  ...new Set([periodOf(ms, purpose), periodOf(ms + daysAhead * dayMs, purpose)]),
];

/** The name of a key, by the SHA-256 of the bytes of its public half in hexadecimal. */
export const issuerKeyId = (period: string, sha256: string, purpose: TokenPurpose = 'name'): string => `${beforeHash(period, purpose)}${sha256}`;

/** The beginning that the names of all keys of a period and purpose have, and no other key. Those for names are called as they were when there were no others. */
const beforeHash = (period: string, purpose: TokenPurpose): string => `${purpose === 'name' ? '' : `${purpose}-`}${period}-`;

/** The purpose of a key, by its name. */
export const purposeOf = (keyId: string): TokenPurpose => tokenPurposes.find((purpose) => keyId.startsWith(`${purpose}-`)) ?? 'name';

/** Whether tokens of the key of this name are redeemed at a moment. */
export function isRedeemed(keyId: string, ms: number): boolean {
  const purpose = purposeOf(keyId);
  return periodsRedeemed(ms, purpose).some((period) => keyId.startsWith(beforeHash(period, purpose)));
}

/** The reasons why a key is not to be used: the ledger does not name it, or names another of its period and purpose, or it is not what its name says. */
export type IssuerKeyProblem = 'unlisted' | 'doubled' | 'altered';

/**
 * The problem of a key, from the lines of the whole ledger (whose chain is checked apart); nothing when it may sign. A member who is handed their own key can be
 * recognised by it, so that each period has one for a purpose, and everyone sees which. The caller passes in the SHA-256 of the bytes of `publicKey`.
 */
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

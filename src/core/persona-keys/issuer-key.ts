import { dayOf } from '../figures/ago.ts';
import { dayMs } from '../figures/durations.ts';
import type { LedgerEntry } from '../moderation/ledger.ts';

/** The purposes of tokens: a made-up name, or one contribution such as a review. Each has keys of its own, so that no token of one is taken for the other. */
export const tokenPurposes = ['name', 'contribution'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** A key that signs tokens blindly, one in a quarter for a purpose. */
export interface IssuerKey {
  /** The quarter and the SHA-256 of the public half, behind the purpose where that is not names, as the ledger names it. */
  readonly keyId: string;
  /** The quarter, such as `2026-q4`. */
  readonly quarter: string;
  /** SubjectPublicKeyInfo (DER) in base64url. */
  readonly publicKey: string;
}

/** The keys whose tokens are taken, that of this quarter first, and for a few days that of the quarter before. */
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

/** The first day of a quarter, on which accounts may make a name anew. */
export const quarterBegins = (quarter: string): string => `${quarter.slice(0, 4)}-${String(Number(quarter.slice(6)) * 3 - 2).padStart(2, '0')}-01`;

/** The quarter after. */
export function quarterAfter(quarter: string): string {
  const [year, part] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))];
  return part === 4 ? `${year + 1}-q1` : `${year}-q${part + 1}`;
}

/** The days after a quarter for which its tokens are still redeemed, so that one of its last day is not lost with an answer. */
export const graceDays = 3;

/**
 * The quarters whose tokens are redeemed at a moment, that which signs first: a token is redeemed in its own quarter or never, or kept tokens would be as many
 * names at once. So an account brings forth one name a quarter, and who keeps the names of former quarters has as many voices.
 */
export function quartersRedeemed(ms: number): readonly [string, ...string[]] {
  const [quarter, before] = [quarterOf(ms), quarterOf(ms - graceDays * dayMs)];
  return before === quarter ? [quarter] : [quarter, before];
}

/** The name of a key, by the SHA-256 of the bytes of its public half in hexadecimal. */
export const issuerKeyId = (quarter: string, sha256: string, purpose: TokenPurpose = 'name'): string => `${beforeHash(quarter, purpose)}${sha256}`;

/** The beginning that the names of all keys of a quarter and purpose have, and no other key. Those for names are called as they were when there were no others. */
const beforeHash = (quarter: string, purpose: TokenPurpose): string => `${purpose === 'name' ? '' : `${purpose}-`}${quarter}-`;

/** The reasons why a key is not to be used: the ledger does not name it, or names another of its quarter and purpose, or it is not what its name says. */
export type IssuerKeyProblem = 'unlisted' | 'doubled' | 'altered';

/**
 * The problem of a key, from the lines of the whole ledger (whose chain is checked apart); nothing when it may sign. A member who is handed a key of their own can be
 * told by it, so that each quarter has one for a purpose, and everybody sees which. The caller passes in the SHA-256 of the bytes of `publicKey`.
 */
export function issuerKeyProblem(
  { keyId, quarter }: IssuerKey,
  sha256: string,
  entries: readonly Pick<LedgerEntry, 'itemKind' | 'itemId'>[],
  purpose: TokenPurpose = 'name',
): IssuerKeyProblem | undefined {
  if (keyId !== issuerKeyId(quarter, sha256, purpose)) return 'altered';
  const begins = beforeHash(quarter, purpose);
  const listed = new Set(entries.flatMap(({ itemKind, itemId }) => (itemKind === 'issuer-key' && itemId.startsWith(begins) ? [itemId] : [])));
  if (!listed.has(keyId)) return 'unlisted';
  return listed.size > 1 ? 'doubled' : undefined;
}

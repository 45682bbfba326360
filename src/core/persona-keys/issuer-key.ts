import { dayOf } from '../figures/ago.ts';
import type { LedgerEntry } from '../moderation/ledger.ts';
import type { Anonymity } from '../personas/anonymous-personas.ts';

/** A key that signs tokens blindly, one in a quarter. */
export interface IssuerKey {
  /** The quarter and the SHA-256 of the public half, as the ledger names it. */
  readonly keyId: string;
  /** The quarter, such as `2026-q4`. */
  readonly quarter: string;
  /** SubjectPublicKeyInfo (DER) in base64url. */
  readonly publicKey: string;
}

/** The keys whose tokens are taken, that of this quarter first. */
export interface IssuerKeys {
  readonly anonymity: Anonymity;
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

/** The quarter before. */
export function quarterBefore(quarter: string): string {
  const [year, part] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))];
  return part === 1 ? `${year - 1}-q4` : `${year}-q${part - 1}`;
}

/** The name of a key, by the SHA-256 of the bytes of its public half in hexadecimal. */
export const issuerKeyId = (quarter: string, sha256: string): string => `${quarter}-${sha256}`;

/** The reasons why a key is not to be used: the ledger does not name it, or names another of its quarter, or it is not what its name says. */
export type IssuerKeyProblem = 'unlisted' | 'doubled' | 'altered';

/**
 * The problem of a key, from the whole ledger (whose chain is checked apart); nothing when it may sign. A member who is handed a key of their own can be
 * told by it, so that each quarter has one, and everybody sees which. The caller passes in the SHA-256 of the bytes of `publicKey`.
 */
export function issuerKeyProblem({ keyId, quarter }: IssuerKey, sha256: string, entries: readonly LedgerEntry[]): IssuerKeyProblem | undefined {
  if (keyId !== issuerKeyId(quarter, sha256)) return 'altered';
  const listed = new Set(entries.flatMap(({ itemKind, itemId }) => (itemKind === 'issuer-key' && itemId.startsWith(`${quarter}-`) ? [itemId] : [])));
  if (!listed.has(keyId)) return 'unlisted';
  return listed.size > 1 ? 'doubled' : undefined;
}

import { Failure } from '../failure.ts';
import { brokenAt, mostLinesAtOnce, noHash, type LedgerEntry, type RemovalLedger } from '../moderation/ledger.ts';
import { issuerKeyProblem, type IssuerKey, type TokenPurpose } from './issuer-key.ts';
import type { VerifiedLedger, VerifiedLedgers } from './verified-ledgers.ts';

interface Witnesses {
  readonly ledger: Pick<RemovalLedger, 'from'>;
  readonly verified: VerifiedLedgers;
  readonly sha256: (text: string) => Promise<string>;
  readonly fingerprint: (issuer: IssuerKey) => Promise<string>;
}

const nothing: VerifiedLedger = { sequence: 0, hash: noHash, issuerKeys: [] };

/** Verifies the whole ledger chain and rejects keys unique to their holder (F-07). */
export async function trustIssuers(
  issuers: readonly (readonly [purpose: TokenPurpose, issuer: IssuerKey])[],
  { ledger, verified, sha256, fingerprint }: Witnesses,
): Promise<void> {
  let known = verified.last() ?? nothing;
  for (let first = pageWith(known.sequence); ; first += mostLinesAtOnce) {
    const lines = await ledger.from(first, mostLinesAtOnce);
    if (first <= known.sequence && hashAt(lines, known.sequence) !== known.hash) {
      if (!verified.mayRestart) throw untrusted('The ledger is not the one that was read before');
      [known, first] = [nothing, pageWith(0) - mostLinesAtOnce];
      continue;
    }
    const added = lines.filter(({ sequence }) => sequence > known.sequence);
    if ((await brokenAt(added, sha256, known)) !== undefined) throw untrusted('The chain of the ledger is broken');
    const { sequence, hash } = added.at(-1) ?? known;
    known = { sequence, hash, issuerKeys: [...known.issuerKeys, ...added.filter(isIssuerKey).map(({ itemId }) => itemId)] };
    verified.keep(known);
    if (lines.length < mostLinesAtOnce) break;
  }
  const listed = known.issuerKeys.map((itemId) => ({ itemKind: 'issuer-key', itemId }) as const);
  for (const [purpose, issuer] of issuers) {
    const problem = issuerKeyProblem(issuer, await fingerprint(issuer), listed, purpose);
    if (problem) throw untrusted(`The key that signs tokens is ${problem}`);
  }
}

/** First line of the fixed page containing a line. */
const pageWith = (sequence: number): number => Math.max(sequence - 1, 0) - (Math.max(sequence - 1, 0) % mostLinesAtOnce) + 1;

const hashAt = (lines: readonly LedgerEntry[], at: number): string | undefined => lines.find(({ sequence }) => sequence === at)?.hash;

const isIssuerKey = ({ itemKind }: LedgerEntry): boolean => itemKind === 'issuer-key';

const untrusted = (message: string): Failure => new Failure('broken', message, { code: 'ISSUER_KEY_UNTRUSTED' });

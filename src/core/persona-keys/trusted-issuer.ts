import { Failure } from '../failure.ts';
import { brokenAt, noHash, type LedgerEntry, type RemovalLedger } from '../moderation/ledger.ts';
import { issuerKeyProblem, type IssuerKey } from './issuer-key.ts';

interface Witnesses {
  readonly ledger: Pick<RemovalLedger, 'from'>;
  readonly sha256: (text: string) => Promise<string>;
  readonly fingerprint: (issuer: IssuerKey) => Promise<string>;
}

/** Refuses a key that would mark its holder: the whole ledger is read, its chain holds, and it names this key and no other of the quarter (F-07). */
export async function trustIssuer(issuer: IssuerKey, { ledger, sha256, fingerprint }: Witnesses): Promise<void> {
  const entries: LedgerEntry[] = [];
  let last = { sequence: 0, hash: noHash };
  for (;;) {
    const page = await ledger.from(last.sequence + 1);
    if (page.length === 0) break;
    if ((await brokenAt(page, sha256, last)) !== undefined) throw untrusted('The chain of the ledger is broken');
    entries.push(...page);
    last = page.at(-1) ?? last;
  }
  const problem = issuerKeyProblem(issuer, await fingerprint(issuer), entries);
  if (problem) throw untrusted(`The key that signs tokens is ${problem}`);
}

const untrusted = (message: string): Failure => new Failure('broken', message, { code: 'ISSUER_KEY_UNTRUSTED' });

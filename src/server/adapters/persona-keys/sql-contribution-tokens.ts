import type { Insertable, Transaction } from 'kysely';
import { tokensInQuarter, type ContributionTokens, type OfEachKind } from '#core/contributions/contribution-tokens.ts';
import { countedInYear } from '#core/crowds/fewest.ts';
import { countedKinds, ofCountedKinds, type IssuerKeys, type TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { tokensSpent } from '../login/issued-identities.ts';
import type { Tables } from '../database/tables.ts';
import { issueBlindly, listedKeys } from './blind-issuing.ts';
import { refuseUnproven } from './counted-proof.ts';
import type { CountedProof } from '#core/persona-keys/counted-proofs.ts';

/** Records issuance per account without contributions; spenders are known by key alone (F-07). */
export class SqlContributionTokens implements ContributionTokens {
  readonly #scope: RequestScope;
  readonly #proofs: readonly CountedProof[];

  constructor(scope: RequestScope, proofs: readonly CountedProof[]) {
    this.#scope = scope;
    this.#proofs = proofs;
  }

  keys(purpose: Exclude<TokenPurpose, 'name'>): Promise<IssuerKeys> {
    return listedKeys(this.#scope, purpose);
  }

  async issue(request: TokenRequest): Promise<string> {
    const [signature = ''] = await issueBlindly(this.#scope, {
      of: 'contribution',
      requests: [['contribution', request]],
      note: (transaction, issued) => noteWithin(transaction, 'issued_contribution_token', issued, tokensInQuarter),
    });
    return signature;
  }

  /** Records all kinds as one, so the account does not show which it contributes. */
  async issueCounted(requests: OfEachKind<TokenRequest>): Promise<OfEachKind<string>> {
    const proofs = this.#proofs;
    const signatures = await issueBlindly(this.#scope, {
      of: 'counted',
      requests: countedKinds.map((kind) => [kind, requests[kind]]),
      note: async (transaction, issued, year) => {
        await refuseUnproven(transaction, { accountId: issued.account_id, year, proofs });
        await noteWithin(transaction, 'issued_counted_tokens', issued, countedInYear);
      },
    });
    return ofCountedKinds((_, place) => signatures[place] ?? '');
  }
}

/** Records issuance once under a row lock; refuses an account that has had all. */
async function noteWithin(
  transaction: Transaction<Tables>,
  table: 'issued_contribution_token' | 'issued_counted_tokens',
  issued: Insertable<Tables['issued_contribution_token']>,
  most: number,
): Promise<void> {
  const { account_id, quarter_ends, blinded_hash } = issued;
  const rows = await transaction
    .selectFrom(table)
    .select('blinded_hash')
    .where('account_id', '=', account_id)
    .where('quarter_ends', '=', quarter_ends)
    .execute();
  if (rows.some((row) => row.blinded_hash === blinded_hash)) return;
  if (rows.length >= most) throw tokensSpent();
  await transaction.insertInto(table).values(issued).execute();
}

import type { Insertable, Transaction } from 'kysely';
import { tokensInQuarter, type ContributionTokens } from '#core/contributions/contribution-tokens.ts';
import type { IssuerKeys } from '#core/persona-keys/issuer-key.ts';
import type { TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { tokensSpent } from '../login/issued-identities.ts';
import type { Tables } from '../tables.ts';
import { issueBlindly, listedKeys } from './blind-issuing.ts';

/** Tokens for contributions. The record of issuing names an account and nothing that it contributed; whoever spends one is known by its key alone (F-07). */
export class SqlContributionTokens implements ContributionTokens {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  keys(): Promise<IssuerKeys> {
    return listedKeys(this.#scope, 'contribution');
  }

  issue(request: TokenRequest): Promise<string> {
    return issueBlindly(this.#scope, 'contribution', request, noteOneOfAFew);
  }
}

/** Notes a token of the quarter, unless it is noted already; refused where the account has had all. Its row is locked meanwhile, so that nobody counts at the same time. */
async function noteOneOfAFew(transaction: Transaction<Tables>, issued: Insertable<Tables['issued_contribution_token']>): Promise<void> {
  const { account_id, quarter_ends, blinded_hash } = issued;
  const rows = await transaction
    .selectFrom('issued_contribution_token')
    .select('blinded_hash')
    .where('account_id', '=', account_id)
    .where('quarter_ends', '=', quarter_ends)
    .execute();
  if (rows.some((row) => row.blinded_hash === blinded_hash)) return;
  if (rows.length >= tokensInQuarter) throw tokensSpent();
  await transaction.insertInto('issued_contribution_token').values(issued).execute();
}

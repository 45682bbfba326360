import { sql, type Transaction } from 'kysely';
import type { AboutCompany } from '#core/typed-companies/typed-company.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { countedKinds, type CountedKind } from '#core/persona-keys/issuer-key.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { contributedCompanies, contributedCompany, lockedCompany } from '../companies/locked-company.ts';
import { checked } from '../content/sanitized-text.ts';
import type { AnyTable } from '../database/table.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import type { Tables } from '../database/tables.ts';
import { spendContributionToken } from '../persona-keys/spend-contribution-token.ts';
import { randomId } from '../secrets/secrets.ts';
import { changeRow, insertRows, keepParts } from './contribution-rows.ts';
import { drawnDates } from './drawn-dates.ts';
import { refuseReachable } from './refuse-reachable.ts';
import type { OwnKind, SentRow, TextsOf, WriteContext, Inserts } from './own-kind.ts';

/** Contribution by a key that alone identifies its row, with no link to a person (F-07, F-17). */
export class KeyedContributions<Of extends AnyTable, Once extends Inserts<Of>, Draft, New extends Draft, Row, Own> {
  protected readonly scope: PseudonymScope;
  readonly #kind: OwnKind<Of, Once, Draft, New, Row, Own>;

  constructor(scope: PseudonymScope, kind: OwnKind<Of, Once, Draft, New, Row, Own>) {
    this.scope = scope;
    this.#kind = kind;
  }

  async mine(): Promise<Own | undefined> {
    const { table, columns, joins = sql``, own } = this.#kind;
    const name = sql.table(table.name);
    const { rows } = await sql<Row & SentRow>`
      select ${name}.id, ${contributedCompany} as company, ${name}.status, ${name}.version, ${columns}
      from ${name} join ${contributedCompanies} on company.id = ${name}.company_id ${joins}
      where ${name}.author_ref = ${this.scope.signer} and ${name}.status <> 'DELETED'`.execute(this.scope.db);
    return rows[0] && own(rows[0], this.scope);
  }

  /** Answers a concurrent repeat, whose token is spent, like the first. */
  async create(about: AboutCompany, draft: New, token: ContributionToken): Promise<Own> {
    const before = await this.mine();
    if (before) return before;
    await this.verifyToken(token);
    const texts = this.textsOf(draft);
    try {
      await retryDeadlock(() => this.scope.db.transaction().execute((transaction) => this.#insert(transaction, { draft, texts, about, token })));
    } catch (error) {
      const sent = error instanceof Failure && error.code === 'TOKEN_SPENT' ? await this.mine() : undefined;
      if (!sent) throw error;
      return sent;
    }
    return this.own();
  }

  protected async own(): Promise<Own> {
    const own = await this.mine();
    if (!own) throw new Failure('missing');
    return own;
  }

  /** Null when the kind is not counted. */
  protected get counted(): CountedKind | null {
    return countedKinds.find((counted) => counted === this.#kind.table.name) ?? null;
  }

  /** Refuses an invalid token before it is spent. */
  protected async verifyToken(_token: ContributionToken): Promise<void> {}

  protected async firstStatus(_at: WriteContext<TextsOf<Of>>, _company: string): Promise<KeptStatus> {
    return 'SCHEDULED';
  }

  /** Sanitizes and checks texts for the kind's rules, abuse and identifying details. */
  protected textsOf(draft: Draft): TextsOf<Of> {
    const texts = this.#kind.texts(draft);
    if (Object.keys(this.#kind.problemsOf(draft, texts)).length > 0) throw new Failure('invalid', this.#kind.rule, { code: 'RULE_BROKEN' });
    checked(texts);
    refuseReachable(texts);
    return texts;
  }

  /** Refuses another version. */
  protected async rewrite(
    at: WriteContext<TextsOf<Of>>,
    draft: Draft,
    { columns, ...known }: { readonly version: number; readonly statuses: readonly KeptStatus[]; readonly columns: Readonly<Record<string, unknown>> },
  ): Promise<void> {
    const { table, facts, parts } = this.#kind;
    const isChanged = await changeRow(at.transaction, table.name, { ...at, ...known }, { ...at.texts, ...(await facts(draft, at)), ...columns });
    if (!isChanged) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    if (parts) await keepParts(at.transaction, table.name, at, parts(draft));
  }

  async #insert(
    transaction: Transaction<Tables>,
    { draft, texts, about, token }: { readonly draft: New; readonly texts: TextsOf<Of>; readonly about: AboutCompany; readonly token: ContributionToken },
  ): Promise<void> {
    const { scope, counted } = this;
    const { table, facts, once, parts } = this.#kind;
    const company = await lockedCompany(transaction, about);
    const counted_year = await spendContributionToken(transaction, scope, token, counted);
    const at = { transaction, scope, texts, companyId: company.id, id: randomId(), isNew: true };
    await insertRows(transaction, table.name, [
      {
        ...once?.(draft, company),
        ...texts,
        ...(await facts(draft, at)),
        company_id: company.id,
        id: at.id,
        author_ref: scope.signer,
        status: await this.firstStatus(at, company.name),
        ...(counted && { counted_year }),
        ...drawnDates(scope.now),
      },
    ]);
    if (parts) await keepParts(transaction, table.name, at, parts(draft));
  }
}

export const ownContributions = <Of extends AnyTable, Draft, New extends Draft, Row, Own, Once extends Inserts<Of> = never>(
  kind: OwnKind<Of, Once, Draft, New, Row, Own>,
) =>
  class extends KeyedContributions<Of, Once, Draft, New, Row, Own> {
    constructor(scope: PseudonymScope) {
      super(scope, kind);
    }
  };

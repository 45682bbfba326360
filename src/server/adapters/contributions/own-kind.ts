import type { Insertable, RawBuilder, Transaction } from 'kysely';
import type { ContributedCompany } from '#core/contributions/own-contributions.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { FoundCompany } from '../companies/company-at.ts';
import type { SanitizedText } from '../content/sanitized-text.ts';
import type { AnyTable, NewRow } from '../database/table.ts';
import type { TableDeclarations, Tables } from '../database/tables.ts';

export type Inserts<Of> = keyof NewRow<Of>;

type SharedColumn = 'company_id' | 'id' | 'author_ref' | 'counted_year' | 'status' | 'locked_for' | 'version' | 'is_edited' | 'posted_at' | 'due_at';

type TextColumn<Of> = { [Name in Inserts<Of>]-?: NewRow<Of>[Name] extends SanitizedText ? Name : never }[Inserts<Of>];

export type TextsOf<Of> = { readonly [Name in TextColumn<Of>]: SanitizedText };

/** Draft columns of a kind, complete by type so that none is forgotten. */
type FactsOf<Of, Once extends Inserts<Of>> = Omit<NewRow<Of>, SharedColumn | TextColumn<Of> | Once>;

export type PartsOf<Parent extends string> = {
  readonly [Name in keyof TableDeclarations as TableDeclarations[Name] extends { readonly deletedWith: Parent } ? Name : never]?: readonly Omit<
    Insertable<Tables[Name]>,
    'company_id' | `${Parent}_id`
  >[];
};

export interface WriteContext<Texts> {
  readonly transaction: Transaction<Tables>;
  readonly scope: PseudonymScope;
  readonly companyId: string;
  readonly id: string;
  readonly isNew: boolean;
  readonly texts: Texts;
}

export interface SentRow {
  readonly id: string;
  readonly company: ContributedCompany;
  readonly status: KeptStatus;
  readonly version: number;
}

export interface OwnKind<Of extends AnyTable, Once extends Inserts<Of>, Draft, New extends Draft, Row, Own> {
  readonly table: Of;
  /** Requirements in words, for developers whose draft is refused. */
  readonly rule?: string;
  /** Public texts before the abuse check. */
  readonly texts: (draft: Draft) => TextsOf<Of>;
  /** Applies the same rule as the form. */
  readonly problemsOf: (draft: Draft, texts: TextsOf<Of>) => object;
  /** Other draft data within the transaction, refusing entries in no list. */
  readonly facts: (draft: Draft, at: WriteContext<TextsOf<Of>>) => FactsOf<Of, Once> | Promise<FactsOf<Of, Once>>;
  /** Columns set at first sending and never changed. */
  readonly once?: (draft: New, company: FoundCompany) => Pick<NewRow<Of>, Once>;
  /** Rows of other tables that replace earlier ones. */
  readonly parts?: (draft: Draft) => PartsOf<Of['name']>;
  readonly columns: RawBuilder<Row>;
  readonly joins?: RawBuilder<unknown>;
  readonly own: (row: Row & SentRow, scope: PseudonymScope) => Own | Promise<Own>;
}

import type { Insertable, RawBuilder, Transaction } from 'kysely';
import type { ContributedCompany } from '#core/contributions/own-contributions.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { FoundCompany } from '../companies/company-at.ts';
import type { SanitizedText } from '../content/sanitized-text.ts';
import type { AnyTable, NewRow } from '../database/table.ts';
import type { TableDeclarations, Tables } from '../database/tables.ts';

/** Columns that an insert may fill. */
export type Inserts<Of> = keyof NewRow<Of>;

/** Columns that every kind of contributions has, and fills in the same way. */
type SharedColumn = 'company_id' | 'id' | 'author_ref' | 'counted_year' | 'status' | 'locked_for' | 'version' | 'is_edited' | 'posted_at' | 'due_at';

/** Columns with texts that others read. */
type TextColumn<Of> = { [Name in Inserts<Of>]-?: NewRow<Of>[Name] extends SanitizedText ? Name : never }[Inserts<Of>];

/** The texts of a contribution by their columns, before they are checked. */
export type TextsOf<Of> = { readonly [Name in TextColumn<Of>]: SanitizedText };

/** The columns that a kind fills from a draft, new or changed, but for the texts and what is said once. It does not compile where one is left out, so that none is forgotten in silence. */
type FactsOf<Of, Once extends Inserts<Of>> = Omit<NewRow<Of>, SharedColumn | TextColumn<Of> | Once>;

/** The rows of the tables that go with a contribution, without the columns that say whose they are. */
export type PartsOf<Parent extends string> = {
  readonly [Name in keyof TableDeclarations as TableDeclarations[Name] extends { readonly deletedWith: Parent } ? Name : never]?: readonly Omit<
    Insertable<Tables[Name]>,
    'company_id' | `${Parent}_id`
  >[];
};

/** A contribution that is being written, and the transaction in which it is. */
export interface WriteContext<Texts> {
  readonly transaction: Transaction<Tables>;
  readonly scope: PseudonymScope;
  readonly companyId: string;
  readonly id: string;
  readonly isNew: boolean;
  readonly texts: Texts;
}

/** What is read of a contribution of whatever kind. */
export interface SentRow {
  readonly id: string;
  readonly company: ContributedCompany;
  readonly status: KeptStatus;
  readonly version: number;
}

/** A kind of contributions by keys, declared once: what it says of itself, and how that lies in its table. */
export interface OwnKind<Of extends AnyTable, Once extends Inserts<Of>, Draft, New extends Draft, Row, Own> {
  readonly table: Of;
  /** What a draft has to say, for developers whose draft is refused. */
  readonly rule?: string;
  /** The texts of a draft, fit to be read by others but for abuse. */
  readonly texts: (draft: Draft) => TextsOf<Of>;
  /** What is to be put right in a draft whose texts are these, by the rule that the form keeps as well. */
  readonly problemsOf: (draft: Draft, texts: TextsOf<Of>) => object;
  /** What else a draft says, in the transaction that writes it; refused where it names what is in no list. */
  readonly facts: (draft: Draft, at: WriteContext<TextsOf<Of>>) => FactsOf<Of, Once> | Promise<FactsOf<Of, Once>>;
  /** The columns that are said when it is sent first, and that no change touches. */
  readonly once?: (draft: New, company: FoundCompany) => Pick<NewRow<Of>, Once>;
  /** The rows of other tables, which take the place of those of before. */
  readonly parts?: (draft: Draft) => PartsOf<Of['name']>;
  /** What is read of it to show it to its author, from its own table and from those that are joined. */
  readonly columns: RawBuilder<Row>;
  readonly joins?: RawBuilder<unknown>;
  readonly own: (row: Row & SentRow, scope: PseudonymScope) => Own | Promise<Own>;
}

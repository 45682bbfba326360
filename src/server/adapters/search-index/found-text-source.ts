import type { RawBuilder } from 'kysely';
import type { TextKind } from '#core/search/found-text.ts';

/** A kind of text that is found by what it says, declared beside its table. Its words lie in an index of that table alone: a copy would be a second place to delete from. */
export interface FoundTextSource {
  readonly kind: TextKind;
  /** The table, and the condition on what everybody may read. */
  readonly from: RawBuilder<unknown>;
  readonly isShown: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** The words of it, as its index says them. */
  readonly words: RawBuilder<unknown>;
  readonly title: RawBuilder<unknown>;
  readonly text: RawBuilder<unknown>;
  /** The name of the company or the community that it is about, and its id. */
  readonly place: RawBuilder<unknown>;
  readonly companyId: RawBuilder<unknown>;
  readonly communityId: RawBuilder<unknown>;
  readonly weight: RawBuilder<unknown>;
  readonly pathOf: (row: { readonly id: string; readonly title: string }) => string;
}

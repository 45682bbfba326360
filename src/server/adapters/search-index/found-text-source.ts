import type { RawBuilder } from 'kysely';
import type { FoundText, TextKind, TextPlace } from '#core/search/found-text.ts';

/** A kind of text that is found by what it says, declared beside its table. Its words lie in an index of that table alone: a copy would be a second place to delete from. */
export interface FoundTextSource {
  readonly kind: TextKind;
  /** The table alone, in which texts are weighed against each other. */
  readonly table: RawBuilder<unknown>;
  /** The condition on what everyone may read. */
  readonly isShown: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** All that is said in it and the id of the place it is about, as its index says them. */
  readonly said: RawBuilder<unknown>;
  readonly placeId: RawBuilder<unknown>;
  readonly weight: RawBuilder<unknown>;
  /** The title that its author gave it: texts with all words in theirs come first. Null where it has none. */
  readonly ownTitle: RawBuilder<unknown>;
  /** The id of a place that is asked for; undefined where none of this kind is there. */
  readonly placeOf: (place: TextPlace) => RawBuilder<unknown> | undefined;
  /** The table with what is shown of it beside: title, text, and the name of the company or community that it is about. */
  readonly from: RawBuilder<unknown>;
  readonly title: RawBuilder<unknown>;
  readonly text: RawBuilder<unknown>;
  readonly place: RawBuilder<unknown>;
  readonly pathOf: (row: Pick<FoundText, 'id' | 'title'>) => string;
}

import type { RawBuilder } from 'kysely';
import type { AnyTable } from '../database/table.ts';
import type { FoundText, TextKind, TextPlace } from '#core/search/found-text.ts';

/** Searchable text kind, indexed in its own table because a copy would need deleting too. */
export interface FoundTextSource {
  readonly kind: TextKind;
  readonly table: Pick<AnyTable, 'name' | 'spread'>;
  readonly isShown: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly said: RawBuilder<unknown>;
  readonly placeId: RawBuilder<unknown>;
  readonly weight: RawBuilder<unknown>;
  /** Author's title, which ranks full matches first; null if none. */
  readonly ownTitle: RawBuilder<unknown>;
  readonly placeOf: (place: TextPlace) => RawBuilder<unknown> | undefined;
  readonly from: RawBuilder<unknown>;
  readonly title: RawBuilder<unknown>;
  readonly text: RawBuilder<unknown>;
  readonly place: RawBuilder<unknown>;
  readonly pathOf: (row: Pick<FoundText, 'id' | 'title'>) => string;
}

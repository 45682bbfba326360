import type { RawBuilder } from 'kysely';
import type { EntryCounts, NamedKind } from '#core/search/search-entry.ts';

/** A thing as its source names it. Other names stand one behind the other with " | " between. */
export interface SourceRow {
  readonly id: string;
  readonly url_name: string;
  readonly name: string;
  readonly other_names: string;
  readonly hint: string;
  readonly weight: number;
  readonly counts: EntryCounts;
}

/** A kind of thing that is found by its name, declared beside its table. */
export interface SearchSource {
  readonly kind: NamedKind;
  /** All things of this kind, as rows in the columns of `SourceRow`. */
  readonly rows: RawBuilder<SourceRow>;
  /** The page of a thing; empty where that depends on what is asked about it. */
  readonly pathOf: (urlName: string) => string;
}

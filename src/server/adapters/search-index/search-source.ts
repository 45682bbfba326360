import type { RawBuilder } from 'kysely';
import type { EntryCounts, NamedKind } from '#core/search/search-entry.ts';

/** Searchable thing; other names are separated by " | ". */
export interface SourceRow {
  readonly id: string;
  readonly url_name: string;
  readonly name: string;
  readonly other_names: string;
  readonly hint: string;
  readonly weight: number;
  readonly counts: EntryCounts;
}

export interface SearchSource {
  readonly kind: NamedKind;
  readonly rows: RawBuilder<SourceRow>;
  /** Page of a thing, empty where it depends on the question. */
  readonly pathOf: (urlName: string) => string;
}

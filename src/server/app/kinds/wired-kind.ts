import type { ScopeParts } from '#server/adapters/caller/pseudonym-scope.ts';
import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import type { PublicKind } from '#server/adapters/content-kind.ts';
import type { AnyTable } from '#server/adapters/database/table.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import type { Summary } from '#server/adapters/summaries/summary.ts';
import type { FillOptions } from '#server/demo/fill.ts';

type Declared = Pick<ScopeParts, 'tables' | 'kinds' | 'secrets'>;

/** Options for filling a part of a made-up world. */
export type PartOptions = FillOptions & Declared;

/** Part of a made-up world, by its table. */
export interface DemoPart {
  readonly table: keyof Tables;
  readonly fill: (db: Database['db'], options: PartOptions) => Promise<number>;
  readonly said: (count: number) => string;
}

/** All that the server has of one kind of contribution. */
export interface WiredKind {
  readonly tables: readonly AnyTable[];
  /** Content that readers see one by one, where there is any. */
  readonly content?: PublicKind;
  readonly summary: (declared: Declared) => Summary;
  /** Services by the names of their contracts. */
  readonly services: Readonly<Record<string, (ports: never) => object>>;
  readonly readers: (scope: RequestScope) => object;
  readonly owners: (scope: RequestScope) => object;
  /** Part of the demo, in the row of those that are filled after it. */
  readonly demo: DemoPart & { readonly before: 'posts' | 'jobs' };
}

import { sql, type Kysely } from 'kysely';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

export interface RateCount {
  readonly group: string;
  readonly key: string;
  readonly times: number;
  readonly leftMs: number;
}

type Known = Pick<RateCount, 'times' | 'leftMs'>;

/** Shared across processes by the database clock, with rows under keyed hashes that name no one. */
export class SqlRateCounts {
  readonly #db: Kysely<Tables>;
  readonly #secrets: Pick<Secrets, 'reference'>;

  constructor(db: Kysely<Tables>, secrets: Pick<Secrets, 'reference'>) {
    this.#db = db;
    this.#secrets = secrets;
  }

  async add(counts: readonly RateCount[]): Promise<readonly Known[]> {
    const keys = counts.map(({ group, key }) => this.#secrets.reference('rate limit', group, key));
    // Rows are locked in the order of their keys, so that processes that do this together never wait for each other in a circle.
    await sql`delete from rate_count where key in (
      select key from rate_count where ends_at <= now() order by key for update skip locked)`.execute(this.#db);
    const { rows } = await sql<Known & { readonly key: string }>`
      insert into rate_count as known (key, times, ends_at)
      select key, times, now() + left_ms * interval '1 millisecond'
      from unnest(${keys}::text[], ${counts.map(({ times }) => times)}::integer[], ${counts.map(({ leftMs }) => leftMs)}::float8[]) as counted (key, times, left_ms)
      order by key
      on conflict (key) do update set
        times = excluded.times + case when known.ends_at > now() then known.times else 0 end,
        ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
      returning key, times, extract(epoch from ends_at - now())::float8 * 1000 as "leftMs"`.execute(this.#db);
    const found = new Map(rows.map(({ key, times, leftMs }) => [key, { times, leftMs }]));
    return keys.map((key, at) => found.get(key) ?? { times: counts[at]?.times ?? 0, leftMs: 0 });
  }
}

import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import type { Tables } from '../database/tables.ts';
import type { NewsTransport } from './news-transport.ts';

const lookEveryMs = 400;
/** Overlap of looks, since an earlier numbered row may become visible later. */
const overlapMs = 2_000;
/** Gap after which rows, stored for a minute, may have been missed. */
const longestGapMs = 50_000;
const sweepMs = 20_000;

interface NewsRow {
  readonly place: string | number;
  readonly item: string;
}

/** Polls a shared table where a pooler prevents listening. */
export class PolledNews implements NewsTransport {
  readonly #db: Kysely<Tables>;
  readonly #clock: Clock;

  constructor(db: Kysely<Tables>, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  start(heard: (item: string) => void, missed: () => void): () => Promise<void> {
    let isOver = false;
    let cancel: () => void = () => undefined;
    let looking: Promise<void> = Promise.resolve();
    const look = new Look(this.#db, this.#clock);
    const lookAgain = (): void => {
      cancel = this.#clock.after(lookEveryMs, () => {
        looking = look.round({ heard: (item) => void (isOver || heard(item)), missed }).catch(() => undefined);
        void looking.then(() => void (isOver || lookAgain()));
      });
    };
    lookAgain();
    return async () => {
      isOver = true;
      cancel();
      await looking;
    };
  }

  async send(items: readonly string[]): Promise<void> {
    await sql`insert into chat_news (item) select to_jsonb(item) from unnest(${[...items]}::text[]) as sent (item)`.execute(this.#db);
  }
}

class Look {
  readonly #db: Kysely<Tables>;
  readonly #clock: Clock;
  #lookedAt: number;
  #sweptAt: number;
  readonly #heard = new Map<string, number>();
  #isFirst = true;

  constructor(db: Kysely<Tables>, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.#lookedAt = clock.now();
    this.#sweptAt = clock.now();
  }

  async round({ heard, missed }: { readonly heard: (item: string) => void; readonly missed: () => void }): Promise<void> {
    const now = this.#clock.now();
    const gapMs = Math.max(0, now - this.#lookedAt);
    const sinceMs = Math.min(gapMs, longestGapMs) + overlapMs;
    const { rows } = await sql<NewsRow>`
      select place, item #>> '{}' as item from chat_news
      where told_at > clock_timestamp() - ${sinceMs}::double precision * interval '1 millisecond' order by place`.execute(this.#db);
    this.#lookedAt = now;
    const unheard = rows.filter(({ place }) => !this.#heard.has(String(place)));
    for (const { place } of rows) this.#heard.set(String(place), now);
    for (const [place, at] of this.#heard) if (now - at > longestGapMs) this.#heard.delete(place);
    if (gapMs > longestGapMs) missed();
    // What was sent before the first look was sent to nobody here.
    if (!this.#isFirst) for (const { item } of unheard) heard(item);
    this.#isFirst = false;
    if (now - this.#sweptAt > sweepMs) await this.#sweep(now);
  }

  async #sweep(now: number): Promise<void> {
    this.#sweptAt = now;
    await sql`delete from chat_news where told_at < clock_timestamp() - interval '1 minute'`.execute(this.#db);
  }
}

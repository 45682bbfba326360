import { LruCache } from '#core/lru-cache.ts';

/** Reads asked this often are prepared, because planning often takes longer than answering. */
const often = 10;
/** Caps prepared statements, since every connection keeps its own plans. */
const mostPrepared = 150;

/** A prepared select of every column would fail once a table gains another. */
const isPreparable = (text: string): boolean => /^\s*(select|with)\b/.test(text) && !/^\s*select ("\w+"\.)?\* from "|\b(insert|update|delete)\b/.test(text);

/** Names prepared statements per pool, by how often each was asked there. */
export class PreparedNames {
  readonly #names = new Map<string, string>();
  readonly #asked = new LruCache<number>(1_000);

  /** Statements without values stay unprepared: their simpler protocol leaves no snapshot open in a transaction. */
  of(text: string, values: readonly unknown[]): string | undefined {
    if (values.length === 0) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= mostPrepared || !isPreparable(text)) return name;
    const times = (this.#asked.peek(text) ?? 0) + 1;
    this.#asked.put(text, times);
    if (times >= often) this.#names.set(text, `prepared_${this.#names.size}`);
    return this.#names.get(text);
  }
}

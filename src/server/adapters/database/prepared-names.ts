import { LruCache } from '#core/lru-cache.ts';

/** A statement that reads and was asked so often is prepared: each connection plans it once and keeps the plan, because planning often takes longer than answering. */
const often = 10;
/** Every connection keeps the plans of its own, so that there must not be many. */
const mostPrepared = 150;

/** A statement that asks for every column would fail once a table has another one. */
const isPreparable = (text: string): boolean => /^\s*(select|with)\b/.test(text) && !/^\s*select ("\w+"\.)?\* from "|\b(insert|update|delete)\b/.test(text);

/** The names of prepared statements in the connections of one pool, given by how often each was asked there: what another pool asks takes no room here. */
export class PreparedNames {
  readonly #names = new Map<string, string>();
  readonly #asked = new LruCache<number>(1_000);

  /** The name of a statement; none for one that is not prepared. One without values is sent by a simpler way, which leaves no snapshot open in a transaction. */
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

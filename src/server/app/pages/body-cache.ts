import { createHash } from 'node:crypto';
import type { Skeleton } from '#contract/rendered-page.ts';

/** A sign of a text takes at most so many bytes in memory. */
const bytesEach = 2;

/** A cache of rendered bodies, each by all that it was rendered from, so that nobody can be shown what another would not have been. Bounded by bytes; the least recently used leave first (LRU). */
export class BodyCache {
  readonly #maxBytes: number;
  readonly #kept = new Map<string, string>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The body that was rendered from the same facts, or that is rendered now. The query is one of them where rendering looked at it. */
  async of({ facts, query, render }: Skeleton): Promise<string> {
    const [plain, queried] = [keyOf(facts), keyOf([...facts, query])];
    const found = this.#use(plain) ?? this.#use(queried);
    if (found !== undefined) return found;
    const { body, readsQuery } = await render();
    const whole = inOnePiece(body);
    this.#keep(readsQuery ? queried : plain, whole);
    return whole;
  }

  #use(key: string): string | undefined {
    const body = this.#kept.get(key);
    if (body === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, body);
    return body;
  }

  #keep(key: string, body: string): void {
    this.#drop(key);
    this.#kept.set(key, body);
    this.#bytes += body.length * bytesEach;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= (this.#kept.get(key)?.length ?? 0) * bytesEach;
    this.#kept.delete(key);
  }
}

/** The same text in one piece. A renderer joins a body out of thousands of pieces, and a joined text holds all of them: it takes four times its letters, on the heap. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

const keyOf = (facts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(facts)).digest('base64');

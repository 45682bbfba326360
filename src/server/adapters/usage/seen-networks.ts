import { createHmac, randomBytes } from 'node:crypto';
import type { VisitSpan } from '#core/usage/usage-counts.ts';
import { spansAt } from '#core/usage/visit-spans.ts';
import { subnetOf } from './shared-texts.ts';

/** The most networks that are remembered in a span; of more none is told from one that was counted. */
const mostNetworks = 200_000;
const keyBytes = 32;
const lettersOfHash = 12;

/** One span, whose key is thrown away with it. */
interface Span {
  readonly name: string;
  readonly key: Buffer;
  readonly networks: Set<string>;
}

/** Networks of which a visit was counted, by an HMAC in memory alone: each once in a span. */
export class SeenNetworks {
  readonly #spans = new Map<VisitSpan, Span>();

  /** Notes a visit; answers whether it is the first of its network in the span. */
  isFirst(span: VisitSpan, network: string, nowMs: number): boolean {
    const { networks, key } = this.#spanAt(span, nowMs);
    const hash = createHmac('sha256', key).update(subnetOf(network)).digest('base64url').slice(0, lettersOfHash);
    if (networks.has(hash) || networks.size >= mostNetworks) return false;
    networks.add(hash);
    return true;
  }

  #spanAt(span: VisitSpan, nowMs: number): Span {
    const name = spansAt(nowMs)[span];
    const known = this.#spans.get(span);
    if (known?.name === name) return known;
    const next = begun(name);
    this.#spans.set(span, next);
    return next;
  }
}

const begun = (name: string): Span => ({ name, key: randomBytes(keyBytes), networks: new Set() });

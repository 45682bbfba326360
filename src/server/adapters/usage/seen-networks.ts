import { createHmac, randomBytes } from 'node:crypto';
import type { VisitSpan } from '#core/usage/usage-counts.ts';
import { spansAt } from '#core/usage/visit-spans.ts';
import { subnetOf } from './shared-texts.ts';

/** Limits remembered networks per span; any beyond count as seen. */
const mostNetworks = 200_000;
const keyBytes = 32;
const lettersOfHash = 12;

interface Span {
  readonly name: string;
  readonly key: Buffer;
  readonly networks: Set<string>;
}

/** Remembers visiting networks by HMAC, in memory only, with a key per span. */
export class SeenNetworks {
  readonly #spans = new Map<VisitSpan, Span>();

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

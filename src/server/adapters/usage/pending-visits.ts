import { createHmac, randomBytes } from 'node:crypto';
import { subnetOf } from './shared-texts.ts';
import type { VisitRow } from './usage-rows.ts';

/** Limits remembered visits of a day; any beyond count as seen. */
const mostSeen = 300_000;
const lettersOfHash = 12;

/** Unwritten visits, one for each network, company and day; networks by a key of the day, in memory alone. */
export class PendingVisits {
  #day = '';
  #key = randomBytes(32);
  #seen = new Set<string>();
  #rows = new Map<string, VisitRow>();

  note(urlName: string, network: string, { day, week }: { readonly day: string; readonly week: string }): void {
    if (day !== this.#day) this.#begin(day);
    const hash = createHmac('sha256', this.#key)
      .update(`${subnetOf(network)} ${urlName}`)
      .digest('base64url')
      .slice(0, lettersOfHash);
    if (this.#seen.has(hash) || this.#seen.size >= mostSeen) return;
    this.#seen.add(hash);
    this.put({ urlName, week, times: 1 });
  }

  put({ urlName, week, times }: VisitRow): void {
    const key = `${week} ${urlName}`;
    this.#rows.set(key, { urlName, week, times: (this.#rows.get(key)?.times ?? 0) + times });
  }

  take(): readonly VisitRow[] {
    const rows = [...this.#rows.values()];
    this.#rows = new Map();
    return rows;
  }

  #begin(day: string): void {
    this.#day = day;
    this.#key = randomBytes(32);
    this.#seen = new Set();
  }
}

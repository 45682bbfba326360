// The removal ledger of a running Daftar as everybody reads it, over HTTP alone.
import type { operations } from '#contract/generated/moderation.ts';
import type { operations as feedOperations } from '#contract/generated/feed.ts';
import type { operations as personaOperations } from '#contract/generated/persona.ts';
import type { Output } from '#contract/service.ts';
import type { IssuerKey } from '#core/persona-keys/issuer-key.ts';
import type { DailyHead, GoneItem, LedgerEntry } from '#core/moderation/ledger.ts';

export class PublicLedger {
  readonly #baseUrl: string;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** The entries from a number on, in their order; at most 50. */
  async from(sequence: number): Promise<readonly LedgerEntry[]> {
    return (await this.#ask<Output<operations['listRemovals']>>(`/api/moderation/v1/ledger?from=${sequence}&limit=50`)).items;
  }

  head(): Promise<{ readonly sequence: number; readonly hash: string }> {
    return this.#ask<Output<operations['getLedgerHead']>>('/api/moderation/v1/ledger/head');
  }

  heads(): Promise<readonly DailyHead[]> {
    return this.#all((cursor) => this.#ask<Output<operations['listLedgerHeads']>>(`/api/moderation/v1/ledger/heads?limit=50${cursor}`));
  }

  gone(): Promise<readonly GoneItem[]> {
    return this.#all((cursor) => this.#ask<Output<operations['listGoneItems']>>(`/api/moderation/v1/ledger/gone?limit=50${cursor}`));
  }

  /** The keys that sign tokens for made-up names; a service without tokens has none. */
  async issuerKeys(): Promise<readonly IssuerKey[]> {
    const path = '/api/persona/v1/issuer-keys';
    const answer = await fetch(`${this.#baseUrl}${path}`);
    return answer.status === 404 ? [] : (await read<Output<personaOperations['listIssuerKeys']>>(answer, path)).items;
  }

  /** The posts that stand in the newest pages of the feed. */
  async shownPosts(pages: number): Promise<readonly string[]> {
    const items = await this.#all((cursor) => this.#ask<Output<feedOperations['listFeed']>>(`/api/feed/v3/feed?order=LATEST&limit=50${cursor}`), pages);
    return items.map(({ postId }) => postId);
  }

  /** Whether a post is shown to everybody. */
  async shows(postId: string): Promise<boolean> {
    const path = `/api/feed/v1/feed/${encodeURIComponent(postId)}`;
    const answer = await fetch(`${this.#baseUrl}${path}`);
    if (answer.status === 404) return false;
    return (await read<Output<feedOperations['getPost']>>(answer, path)).status === 'LIVE';
  }

  async #all<Item>(
    ask: (cursor: string) => Promise<{ readonly items: readonly Item[]; readonly next: string | null }>,
    most = Infinity,
  ): Promise<readonly Item[]> {
    const items: Item[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null && page < most; page++) {
      const answer: { readonly items: readonly Item[]; readonly next: string | null } = await ask(cursor && `&cursor=${encodeURIComponent(cursor)}`);
      items.push(...answer.items);
      cursor = answer.next;
    }
    return items;
  }

  async #ask<Answer>(path: string): Promise<Answer> {
    return read(await fetch(`${this.#baseUrl}${path}`), path);
  }
}

async function read<Answer>(answer: Response, path: string): Promise<Answer> {
  if (!answer.ok) throw new Error(`${path.split('?')[0]} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

// The removal ledger of a running Daftar as everybody reads it, over HTTP alone.
import { setTimeout } from 'node:timers/promises';
import type { operations } from '#contract/generated/moderation.ts';
import type { operations as feedOperations } from '#contract/generated/feed.ts';
import type { operations as personaOperations } from '#contract/generated/persona.ts';
import type { Output } from '#contract/service.ts';
import type { IssuerKey } from '#core/persona-keys/issuer-key.ts';
import type { Noticed } from './notes.ts';
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

  /** The posts in the newest pages of the feed, with all comments below them. */
  async shown(pages: number): Promise<readonly Noticed[]> {
    const posts = await this.#all((cursor) => this.#ask<Output<feedOperations['listFeed']>>(`/api/feed/v3/feed?order=LATEST&limit=50${cursor}`), pages);
    const noticed: Noticed[] = [];
    for (const { postId, lockedFor, commentsCount } of posts) {
      const comments = commentsCount > 0 ? await this.#commentsBelow(postId) : [];
      if (comments) noticed.push({ id: postId, kind: 'post', isLocked: lockedFor !== null }, ...comments);
    }
    return noticed;
  }

  /** A post or comment as everybody sees it; nothing where it is not shown, or no more than the place where it stood. */
  async noticed(kind: Noticed['kind'], id: string): Promise<Noticed | undefined> {
    const path = `/api/feed/v1/${kind === 'post' ? 'feed' : 'comment'}/${encodeURIComponent(id)}`;
    const answer = await this.#fetch(path);
    if (answer.status === 404) return undefined;
    const said = await read<Partial<Output<feedOperations['getPost']> & Output<feedOperations['getComment']>>>(answer, path);
    const [found, status] = kind === 'post' ? [said.post, said.status] : [said.comment, said.comment?.status];
    return found && status === 'LIVE' ? { id, kind, isLocked: found.lockedFor !== null } : undefined;
  }

  /** The comments below a post; nothing where it is not shown, for a list of posts may be some seconds old. */
  async #commentsBelow(postId: string): Promise<readonly Noticed[] | undefined> {
    type Comments = Output<feedOperations['listPostComments']>;
    const path = `/api/feed/v1/post/${postId}/comments?sort=oldest&limit=50`;
    if ((await this.#fetch(path)).status === 404) return undefined;
    const threads = await this.#all((cursor) => this.#ask<Comments>(`${path}${cursor}`));
    const found: Pick<Comments['items'][number], 'commentId' | 'status' | 'lockedFor'>[] = [];
    for (const { replies, moreReplies, ...thread } of threads) {
      found.push(thread, ...replies);
      if (moreReplies !== null) found.push(...(await this.#repliesTo(thread.commentId, moreReplies)));
    }
    return found.flatMap(({ commentId: id, status, lockedFor }) =>
      status === 'LIVE' ? [{ id, kind: 'comment' as const, postId, isLocked: lockedFor !== null }] : [],
    );
  }

  #repliesTo(commentId: string, first: string) {
    type Replies = Output<feedOperations['listCommentReplies']>;
    const path = `/api/feed/v1/comment/${commentId}/replies?limit=50`;
    return this.#all((cursor) => this.#ask<Replies>(`${path}${cursor || `&cursor=${encodeURIComponent(first)}`}`));
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
    return read(await this.#fetch(path), path);
  }

  /** Asks, and again as soon as a server that was asked too often allows it. */
  async #fetch(path: string): Promise<Response> {
    for (;;) {
      const answer = await fetch(`${this.#baseUrl}${path}`);
      if (answer.status !== 429) return answer;
      await setTimeout(1_000 * Number(answer.headers.get('retry-after') ?? 1));
    }
  }
}

async function read<Answer>(answer: Response, path: string): Promise<Answer> {
  if (!answer.ok) throw new Error(`${path.split('?')[0]} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

// The removal ledger of a running Daftar as everyone reads it, over HTTP alone.
import { setTimeout as wait } from 'node:timers/promises';
import type { operations } from '#contract/generated/moderation.ts';
import type { operations as feedOperations } from '#contract/generated/feed.ts';
import type { operations as personaOperations } from '#contract/generated/persona.ts';
import type { Output } from '#contract/service.ts';
import type { IssuerKey, TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { Noticed } from './notes.ts';
import { mostLinesAtOnce, type DailyHead, type GoneItem, type LedgerEntry } from '#core/moderation/ledger.ts';

type Pause = (ms: number) => Promise<unknown>;

/** Persistent silence of the server, which says nothing about the ledger. */
export class NoAnswer extends Error {}

/** Statuses of a server or proxy with no answer just now. */
const passing: readonly number[] = [429, 502, 503, 504];
const mostTries = 7;
const longestPauseMs = 60_000;

export class PublicLedger {
  readonly #baseUrl: string;
  readonly #pause: Pause;

  constructor(baseUrl: string, pause: Pause = wait) {
    this.#baseUrl = baseUrl;
    this.#pause = pause;
  }

  async from(sequence: number): Promise<readonly LedgerEntry[]> {
    const path = `/api/moderation/v1/ledger?from=${sequence}&limit=${mostLinesAtOnce}`;
    return itemsIn(await this.#ask<Output<operations['listRemovals']>>(path), path);
  }

  async head(): Promise<{ readonly sequence: number; readonly hash: string }> {
    const path = '/api/moderation/v1/ledger/head';
    const head = await this.#ask<Output<operations['getLedgerHead']>>(path);
    return Number.isSafeInteger(head.sequence) ? head : refuseForeign(path);
  }

  heads(): Promise<readonly DailyHead[]> {
    return this.#all((cursor) => this.#page<Output<operations['listLedgerHeads']>>(`/api/moderation/v1/ledger/heads?limit=50${cursor}`));
  }

  gone(): Promise<readonly GoneItem[]> {
    return this.#all((cursor) => this.#page<Output<operations['listGoneItems']>>(`/api/moderation/v1/ledger/gone?limit=50${cursor}`));
  }

  /** Keys that sign tokens. Services without such tokens have none. */
  async issuerKeys(purpose: TokenPurpose): Promise<readonly IssuerKey[]> {
    const path = `/api/persona/v1/issuer-keys${purpose === 'name' ? '' : `?purpose=${purpose}`}`;
    const answer = await this.#fetch(path);
    return answer.status === 404 || (answer.status === 400 && purpose !== 'name')
      ? []
      : itemsIn(await read<Output<personaOperations['listIssuerKeys']>>(answer, path), path);
  }

  async shown(pages: number): Promise<readonly Noticed[]> {
    const posts = await this.#all((cursor) => this.#page<Output<feedOperations['listFeed']>>(`/api/feed/v3/feed?order=LATEST&limit=50${cursor}`), pages);
    const noticed: Noticed[] = [];
    for (const { postId, lockedFor, commentsCount } of posts) {
      const comments = commentsCount > 0 ? await this.#commentsBelow(postId) : [];
      if (comments) noticed.push({ id: postId, kind: 'post', isLocked: lockedFor !== null }, ...comments);
    }
    return noticed;
  }

  /** Item as everyone sees it. Nothing if hidden or only a placeholder. */
  async noticed(kind: Noticed['kind'], id: string): Promise<Noticed | undefined> {
    const path = `/api/feed/v1/${kind === 'post' ? 'feed' : 'comment'}/${encodeURIComponent(id)}`;
    const answer = await this.#fetch(path);
    if (answer.status === 404) return undefined;
    const said = await read<Partial<Output<feedOperations['getPost']> & Output<feedOperations['getComment']>>>(answer, path);
    const [found, status] = kind === 'post' ? [said.post, said.status] : [said.comment, said.comment?.status];
    return found && status === 'LIVE' ? { id, kind, isLocked: found.lockedFor !== null } : undefined;
  }

  /** Nothing where the post is hidden, as lists may lag by seconds. */
  async #commentsBelow(postId: string): Promise<readonly Noticed[] | undefined> {
    type Comments = Output<feedOperations['listPostComments']>;
    const path = `/api/feed/v1/post/${postId}/comments?sort=oldest&limit=50`;
    if ((await this.#fetch(path)).status === 404) return undefined;
    const threads = await this.#all((cursor) => this.#page<Comments>(`${path}${cursor}`));
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
    return this.#all((cursor) => this.#page<Replies>(`${path}${cursor || `&cursor=${encodeURIComponent(first)}`}`));
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

  async #page<Answer extends { readonly items: readonly unknown[] }>(path: string): Promise<Answer> {
    const page = await this.#ask<Answer>(path);
    itemsIn(page, path);
    return page;
  }

  async #ask<Answer>(path: string): Promise<Answer> {
    return read(await this.#fetch(path), path);
  }

  /** Retries after a pause while the server has no answer. */
  async #fetch(path: string): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const answer = await fetch(`${this.#baseUrl}${path}`);
      if (!passing.includes(answer.status)) return answer;
      if (tries === mostTries) throw new NoAnswer(`${pageOf(path)} answered ${answer.status}, and was asked ${tries} times`);
      await this.#pause(pauseAfter(answer, tries));
    }
  }
}

/** Pause requested by the answer, else doubling with each try. */
function pauseAfter(answer: Response, tries: number): number {
  const asked = answer.headers.get('retry-after') ?? '';
  return Math.min(longestPauseMs, 1_000 * (/^\d+$/.test(asked) ? Number(asked) : 2 ** (tries - 1)));
}

async function read<Answer>(answer: Response, path: string): Promise<Answer> {
  if (!answer.ok) throw new Error(`${pageOf(path)} answered ${answer.status}`);
  const text = await answer.text();
  if (text.trim() === '') throw new Error(`${pageOf(path)} answered with nothing`);
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? (said as Answer) : refuseForeign(path);
  } catch {
    return refuseForeign(path);
  }
}

/** Refuses answers without a list, which are no empty ledger. */
const itemsIn = <Item>(page: { readonly items: readonly Item[] }, path: string): readonly Item[] =>
  Array.isArray(page.items) ? page.items : refuseForeign(path);

const pageOf = (path: string): string => path.replace(/\?.*/, '');

function refuseForeign(path: string): never {
  throw new Error(`${pageOf(path)} answered with something that is no part of a ledger`);
}

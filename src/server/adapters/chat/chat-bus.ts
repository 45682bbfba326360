import { randomBytes } from 'node:crypto';
import type { Clock } from '#core/clock.ts';
import type { ChatNewsItem } from '#core/chat/chat-news.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import type { NewsTransport } from './news-transport.ts';
import { joinedParts, partsOf } from './news-parts.ts';

/** Stored news of core, and items that are not stored. */
export type LiveItem =
  | ChatNewsItem
  | { readonly kind: 'typing'; readonly conversationId: string; readonly personId: string; readonly ref: string; readonly hiddenFrom: readonly string[] };

/** Adds removals, and things that changed, which other processes may have cached. */
export type BusItem = LiveItem | { readonly kind: 'removed'; readonly about?: string };

/** Sends messages by number only, to be read from the database on arrival. */
type Travelling =
  | Exclude<BusItem, { readonly kind: 'message' | 'changed' }>
  | { readonly kind: 'message' | 'changed'; readonly conversationId: string; readonly seq: number; readonly hiddenFrom: readonly string[] };

export interface BusEars {
  readonly hear: (item: BusItem) => void;
  /** Called when items of one or any conversation may have been lost. */
  readonly missed: (conversationId?: string) => void;
  readonly isHeard: (conversationId: string) => boolean;
}

export interface BusParts {
  readonly transport: NewsTransport;
  readonly clock: Pick<Clock, 'after'>;
  /** Reads a message as it is now. */
  readonly messageAt: (conversationId: string, seq: number) => Promise<ChatMessage | undefined>;
  /** Reports items not sent, which receivers fetch later. */
  readonly failed?: (error: unknown) => void;
}

const flushMs = 5;

/** Relays news between processes of one server. Losses can be read from the database. */
export class ChatBus {
  readonly #parts: BusParts;
  readonly #me = randomBytes(9).toString('base64url');
  #waiting: string[] = [];
  #sending: Promise<void> = Promise.resolve();
  #count = 0;

  constructor(parts: BusParts) {
    this.#parts = parts;
  }

  /** Delivers in order until the returned function is called. */
  start({ hear, missed, isHeard }: BusEars): () => Promise<void> {
    let heard: Promise<void> = Promise.resolve();
    const whole = joinedParts(this.#me);
    const take = (text: string): void => {
      const item = whole(text);
      if (item === undefined) return;
      const travelling = JSON.parse(item) as Travelling;
      const arriving = this.#arrived(travelling, isHeard);
      // Messages are read side by side, and passed on in turn.
      heard = heard
        .then(() => arriving)
        .then((arrived) => void (arrived && hear(arrived)))
        .catch(() => 'conversationId' in travelling && missed(travelling.conversationId))
        .then(() => undefined);
    };
    return this.#parts.transport.start(take, () => missed());
  }

  tell(item: BusItem): void {
    if (this.#waiting.length === 0) this.#parts.clock.after(flushMs, () => this.#flush());
    this.#waiting.push(...partsOf(JSON.stringify(travellingOf(item)), `${this.#me}.${++this.#count}`));
  }

  async flushed(): Promise<void> {
    this.#flush();
    await this.#sending;
  }

  /** Runs one statement at a time to keep the order. */
  #flush(): void {
    const { transport, failed } = this.#parts;
    this.#sending = this.#sending
      .then(() => {
        const items = this.#waiting.splice(0);
        return items.length > 0 ? transport.send(items) : undefined;
      })
      .catch((error: unknown) => failed?.(error));
  }

  async #arrived(item: Travelling, isHeard: BusEars['isHeard']): Promise<BusItem | undefined> {
    if (item.kind === 'read' || !('seq' in item)) return item;
    if (!isHeard(item.conversationId)) return undefined;
    const message = await this.#parts.messageAt(item.conversationId, item.seq);
    return message && { kind: item.kind, message, hiddenFrom: item.hiddenFrom };
  }
}

function travellingOf(item: BusItem): Travelling {
  if (!('message' in item)) return item;
  const { conversationId, seq } = item.message;
  return { kind: item.kind, conversationId, seq, hiddenFrom: item.hiddenFrom };
}

import { randomBytes } from 'node:crypto';
import type { Clock } from '#core/clock.ts';
import type { ChatNewsItem } from '#core/chat/chat-news.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import type { NewsTransport } from './news-transport.ts';
import { joinedParts, partsOf } from './news-parts.ts';

/** What goes to those who are connected: the news of core, and what is not kept. */
export type LiveItem =
  | ChatNewsItem
  | { readonly kind: 'typing'; readonly conversationId: string; readonly personId: string; readonly ref: string; readonly hiddenFrom: readonly string[] };

/** All that processes send each other: news, and that something was removed which they may have stored. */
export type BusItem = LiveItem | { readonly kind: 'removed' };

/** An item on its way. A message travels by its number, and is read from the database where it is heard. */
type Travelling =
  | Exclude<BusItem, { readonly kind: 'message' | 'changed' }>
  | { readonly kind: 'message' | 'changed'; readonly conversationId: string; readonly seq: number; readonly hiddenFrom: readonly string[] };

/** Who hears what other processes tell. */
export interface BusEars {
  readonly hear: (item: BusItem) => void;
  /** Something may have been sent and not heard: of this conversation, or of any. */
  readonly missed: (conversationId?: string) => void;
  /** Whether anyone here wants the messages of a conversation. */
  readonly isHeard: (conversationId: string) => boolean;
}

/** The parts of a bus. */
export interface BusParts {
  readonly transport: NewsTransport;
  readonly clock: Pick<Clock, 'after'>;
  /** Reads a message as it is now. */
  readonly messageAt: (conversationId: string, seq: number) => Promise<ChatMessage | undefined>;
  /** Hears of what could not be sent; anyone who did not get it asks later. */
  readonly failed?: (error: unknown) => void;
}

/** What is sent within this time goes together. */
const flushMs = 5;

/** The bus between the processes of one server, so that what one sends is sent by all. What it loses is in the database. */
export class ChatBus {
  readonly #parts: BusParts;
  readonly #me = randomBytes(9).toString('base64url');
  #waiting: string[] = [];
  #sending: Promise<void> = Promise.resolve();
  #count = 0;

  constructor(parts: BusParts) {
    this.#parts = parts;
  }

  /** Hears what others tell, in their order, until the answer is called. */
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

  /** Comes once all that was queued so far is sent. */
  async flushed(): Promise<void> {
    this.#flush();
    await this.#sending;
  }

  /** One statement at a time, so that the order stays. */
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
    if (!('seq' in item && 'hiddenFrom' in item)) return item;
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

import type { Chats } from '#core/chat/chats.ts';
import type { Clock } from '#core/clock.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { ChatBus, type BusItem } from '#server/adapters/chat/chat-bus.ts';
import { ListenedNews } from '#server/adapters/chat/listened-news.ts';
import { SocketAccess } from '#server/adapters/chat/socket-access.ts';
import { messageAt } from '#server/adapters/chat/message-rows.ts';
import { PolledNews } from '#server/adapters/chat/polled-news.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Settings } from '../config/settings.ts';
import type { LiveNews } from '../live/live-news.ts';
import type { LiveParts } from '../live/live-server.ts';
import type { ResponseCaches } from '../traffic/response-cache.ts';
import type { Logger } from '../process/log.ts';
import { declarations } from './declarations.ts';

export interface ChatParts {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Logger;
  readonly news: LiveNews;
  readonly settings: Pick<Settings, 'databaseUrl' | 'databasePooler'>;
  /** Cleared when another process removes content. */
  readonly caches: Pick<ResponseCaches, 'clear'>;
  readonly chatsFor: (context: RequestContext) => Chats;
}

/** Chat for the live line of this process, with the bus to other processes where there are any. */
export class ChatWork {
  readonly bus: ChatBus | undefined;
  readonly live: Pick<LiveParts, 'chatsFor' | 'refOf' | 'placesIn' | 'hiddenFrom' | 'stillGood'>;
  readonly #news: LiveNews;
  readonly #caches: ChatParts['caches'];
  #stop: () => Promise<void> = async () => undefined;

  constructor({ database: { db, url }, secrets, clock, log, news, caches, settings, chatsFor }: ChatParts) {
    const access = new SocketAccess({ ...declarations, db, clock, secrets });
    this.#news = news;
    this.#caches = caches;
    this.live = {
      chatsFor,
      refOf: (context) => access.refOf(context),
      placesIn: (context, conversationIds) => access.placesIn(context, conversationIds),
      hiddenFrom: (context, conversationId) => access.hiddenFrom(context, conversationId),
      stillGood: (open) => access.stillGood(open),
    };
    if (settings.databaseUrl === undefined) return;
    this.bus = new ChatBus({
      transport: settings.databasePooler ? new PolledNews(db, clock) : new ListenedNews(db, url, clock),
      clock,
      messageAt: (conversationId, seq) => messageAt({ db, secrets, now: clock.now() }, conversationId, seq),
      failed: (error) => log.warn({ err: error }, 'Other processes could not be notified of what is new in conversations'),
    });
  }

  start(): void {
    const [news, caches] = [this.#news, this.#caches];
    const hear = (item: BusItem): void => (item.kind === 'removed' ? caches.clear(item.about) : news.hear(item));
    this.#stop = this.bus?.start({ hear, missed: (conversationId) => news.missed(conversationId), isHeard: (id) => news.rooms.isHeard(id) }) ?? this.#stop;
  }

  /** Sends the queue, then stops listening. */
  async stop(): Promise<void> {
    await this.bus?.flushed().catch(() => undefined);
    await this.#stop();
  }
}

import { fieldsIn, textListIn } from '#core/device/kept-value.ts';
import type { Clock } from '#core/clock.ts';
import type { Turns } from '#core/device/turns.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { mostViewsAtOnce, type PostViews } from '#core/posts/post-views.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import { DeviceOutbox, together } from '../requests/outbox.ts';
import { settled } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const name = 'views';
const collectMs = 3_000;

const leastMs = 500;

/** Beyond this limit posts may be sent twice, which the server deduplicates within a day. */
const mostRemembered = 500;

interface Seen {
  readonly sent: readonly string[];
  readonly unsent: readonly string[];
}

/** Collects seen posts on the device and sends each once, never as another member's. */
export class PostViewsStore {
  readonly #storage: UserStorage;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  readonly #outbox: DeviceOutbox<readonly string[], void>;
  #isWaiting = false;

  constructor(views: PostViews, storage: UserStorage, session: SessionStore, connection: ConnectionStore, clock: Clock, turns: Turns) {
    this.#storage = storage;
    this.#session = session;
    this.#clock = clock;
    this.#outbox = new DeviceOutbox({
      name,
      turns,
      waiting: () => (session.isSignedIn ? together(this.#kept().unsent, mostViewsAtOnce) : []),
      key: (batch) => batch.join(),
      send: (batch) => settled(views.record(batch)),
      settle: (batch) => this.#settle(batch),
      when: () => connection.returns,
    });
  }

  /** Starts timing. The answer ends it when the post leaves sight. */
  come(postId: string): () => void {
    return this.#clock.after(leastMs, () => this.see(postId));
  }

  /** Records a seen post, for members only. */
  see(postId: string): void {
    if (!this.#session.isSignedIn) return;
    const { sent, unsent } = this.#kept();
    if (sent.includes(postId) || unsent.includes(postId)) return;
    this.#keep({ sent, unsent: [...unsent, postId].slice(-mostRemembered) });
    this.#sendSoon();
  }

  /** Posts that this member has seen here, the latest ones. */
  seen(): ReadonlySet<string> {
    const { sent, unsent } = this.#kept();
    return new Set(this.#session.isSignedIn ? [...sent, ...unsent] : []);
  }

  send(): Promise<void> {
    return this.#outbox.send();
  }

  /** Drops an unreadable batch, which would otherwise block all later ones. */
  #settle(batch: readonly string[]): void {
    const { sent, unsent } = this.#kept();
    this.#keep({ sent: [...sent, ...batch].slice(-mostRemembered), unsent: unsent.filter((postId) => !batch.includes(postId)) });
  }

  #sendSoon(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#clock.after(collectMs, () => {
      this.#isWaiting = false;
      void this.send();
    });
  }

  #kept(): Seen {
    const { owner, sent, unsent } = fieldsIn(this.#storage.read(name));
    const isTheirs = owner === this.#session.pageOf;
    return { sent: isTheirs ? textListIn(sent) : [], unsent: isTheirs ? textListIn(unsent) : [] };
  }

  #keep(seen: Seen): void {
    this.#storage.keep(name, { owner: this.#session.pageOf, ...seen });
  }
}

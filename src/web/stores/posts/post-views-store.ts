import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { mostViewsAtOnce, type PostViews } from '#core/posts/post-views.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const name = 'views';
const collectMs = 3_000;

/** The least time in sight that counts as seen. */
const leastMs = 500;

/** The limit of remembered impressions; beyond it a post may be sent twice, which the server deduplicates within a day. */
const mostRemembered = 500;

interface Seen {
  readonly sent: readonly string[];
  readonly unsent: readonly string[];
}

/** The posts that the member has seen. They are collected, kept on the device until they have been told, and told once. */
export class PostViewsStore {
  readonly #storage: UserStorage;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  readonly #recording: Request<void, [postIds: readonly string[]]>;
  #isWaiting = false;

  constructor(views: PostViews, storage: UserStorage, session: SessionStore, connection: ConnectionStore, clock: Clock) {
    this.#storage = storage;
    this.#session = session;
    this.#clock = clock;
    this.#recording = new Request((postIds) => views.record(postIds));
    reaction(
      () => connection.returns,
      () => void this.send(),
    );
  }

  /** A post has come into sight; the answer is for when it goes out of it again. */
  come(postId: string): () => void {
    return this.#clock.after(leastMs, () => this.see(postId));
  }

  /** A post has been in sight long enough. Guests are not counted. */
  see(postId: string): void {
    if (!this.#session.isSignedIn) return;
    const { sent, unsent } = this.#kept();
    if (sent.includes(postId) || unsent.includes(postId)) return;
    this.#storage.keep(name, { sent, unsent: [...unsent, postId] });
    this.#sendSoon();
  }

  /** Tells what has not been told, if there is anything. */
  async send(): Promise<void> {
    const { unsent } = this.#kept();
    if (unsent.length === 0 || !this.#session.isSignedIn || this.#recording.state.status === 'LOADING') return;
    const batch = unsent.slice(0, mostViewsAtOnce);
    const outcome = await this.#recording.send(batch);
    if (outcome.status !== 'SUCCESS') return;
    const now = this.#kept();
    const left = now.unsent.filter((postId) => !batch.includes(postId));
    this.#storage.keep(name, { sent: [...now.sent, ...batch].slice(-mostRemembered), unsent: left });
    if (left.length > 0) this.#sendSoon();
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
    const kept = this.#storage.read(name);
    const lists: object = typeof kept === 'object' && kept !== null ? kept : {};
    return { sent: 'sent' in lists ? idsIn(lists.sent) : [], unsent: 'unsent' in lists ? idsIn(lists.unsent) : [] };
  }
}

const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []);

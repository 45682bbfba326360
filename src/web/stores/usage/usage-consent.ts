import type { UserStorage } from '#core/device/user-storage.ts';
import type { Consent } from '#core/settings/consent.ts';
import type { Consents } from '#core/settings/consents.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const name = 'usage-allowed';

/** Consent `usage`, requested once per page load and shared by all tabs. */
export class UsageConsent {
  readonly #storage: UserStorage;
  readonly #session: SessionStore;
  readonly #asking: Request<readonly Consent[]>;

  constructor(consents: Pick<Consents, 'list'>, storage: UserStorage, session: SessionStore) {
    this.#storage = storage;
    this.#session = session;
    this.#asking = new Request(() => consents.list());
  }

  get isGiven(): boolean {
    const { awake } = this.#session;
    return awake !== undefined && this.#said?.owner === awake.userId;
  }

  async ask(): Promise<void> {
    const before = this.#said?.owner;
    const outcome = await this.#asking.send();
    // A change in the settings meanwhile is newer than this answer.
    if (outcome.status !== 'SUCCESS' || this.#said?.owner !== before) return;
    this.remember(outcome.value.some(({ purpose, isGiven }) => purpose === 'usage' && isGiven));
  }

  /** Stores a given consent only, as none equals never asked. */
  remember(isGiven: boolean): void {
    const { awake } = this.#session;
    if (isGiven && awake) this.#storage.keep(name, { owner: awake.userId });
    else this.#storage.drop(name);
  }

  get #said(): { readonly owner?: unknown } | undefined {
    const said = this.#storage.read(name);
    return typeof said === 'object' && said !== null ? said : undefined;
  }
}

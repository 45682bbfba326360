import { sendWordIn, urlOfForm, urlToSend } from '#core/contributions/send-after-login.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { TabStorage } from '#core/device/user-storage.ts';
import { fieldsIn, textIn } from '#core/device/kept-value.ts';

const name = 'contribution.wish';

/** The wish of a guest that what is in a form is sent once they have logged in. It belongs to one login: this tab alone keeps the word that its URL carries back, so that no link, no other tab and no later login sends anything. */
export class SendWish {
  readonly #storage: TabStorage;
  readonly #keys: IdempotencyKeys;

  constructor(storage: TabStorage, keys: IdempotencyKeys) {
    this.#storage = storage;
    this.#keys = keys;
  }

  /** Keeps it for the form at a URL; answers the URL to which the login is to lead. */
  make(url: string): string {
    const word = this.#keys.make();
    this.#storage.keep(name, { url: urlOfForm(url), word });
    return urlToSend(url, word);
  }

  /** Whether the form at this URL is to be sent now: it says so once, and only where the login of that wish has led here. */
  take(url: string): boolean {
    const { url: wished, word } = fieldsIn(this.#storage.read(name));
    this.drop();
    return textIn(word) !== '' && word === sendWordIn(url) && wished === urlOfForm(url);
  }

  /** Ends it, as the guest has come back without an account. */
  drop(): void {
    this.#storage.drop(name);
  }
}

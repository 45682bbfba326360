import { isUrlToSend, urlOfForm, urlToSend } from '#core/contributions/send-after-login.ts';
import type { TabStorage } from '#core/device/user-storage.ts';
import { fieldsIn, textIn } from '#core/device/kept-value.ts';

const name = 'contribution.wish';

/** The wish of a guest that what stands in a form is sent once they have logged in. This tab alone keeps it, so that no link sends anything. */
export class SendWish {
  readonly #storage: TabStorage;

  constructor(storage: TabStorage) {
    this.#storage = storage;
  }

  /** Keeps it for the form at a URL; answers the URL to which the login is to lead. */
  make(url: string): string {
    this.#storage.keep(name, { url: urlOfForm(url) });
    return urlToSend(url);
  }

  /** Whether the form at this URL is to be sent now: it says so once, and only where the login of that wish has led here. */
  take(url: string): boolean {
    if (!isUrlToSend(url)) return false;
    const wished = textIn(fieldsIn(this.#storage.read(name))['url']);
    this.#storage.drop(name);
    return wished !== '' && wished === urlOfForm(url);
  }
}

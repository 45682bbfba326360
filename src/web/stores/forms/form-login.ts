import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { fieldsIn, textIn } from '#core/device/kept-value.ts';
import type { TabStorage } from '#core/device/user-storage.ts';
import { formLoginUrl, formWordIn } from '#core/login/form-login-url.ts';
import type { LoginOptions } from '#core/login/login-props.ts';
import { redirectAfterLogin } from '#core/login/return-url.ts';
import { longestReturnTarget } from '#core/login/safe-target.ts';

const name = 'form.login';

/** The login that a guest begins from a form: what they typed there becomes theirs by it, and is sent then where they wanted that. This tab alone keeps the word that its URL carries back, so that no link, no other tab and no later login gets or sends anything. */
export class FormLogin {
  readonly #storage: TabStorage;
  readonly #keys: IdempotencyKeys;
  #isBegun = false;

  constructor(storage: TabStorage, keys: IdempotencyKeys) {
    this.#storage = storage;
    this.#keys = keys;
  }

  /** Begins it from the form at a URL; answers the URL to which it is to lead. */
  begin(url: string, isToSend = false): string {
    const word = this.#keys.make();
    this.#isBegun = true;
    this.#storage.keep(name, { word, isToSend });
    return formLoginUrl(url, word);
  }

  /** The options of a login that leads back to the form at a URL, and says there that it was begun there; one that leads elsewhere is as it was. */
  optionsFrom(url: string, wanted: LoginOptions): LoginOptions {
    if (wanted.redirectUrl) return wanted;
    const redirectUrl = redirectAfterLogin(this.begin(url), wanted);
    return redirectUrl.length > longestReturnTarget ? wanted : { ...wanted, redirectUrl };
  }

  /** Whether a member who is at a URL now has come by that login: it has led there, or was begun and is over at the dialog of this page. */
  isOver(url: string, isAtDialog: boolean): boolean {
    const isHere = this.#isBegun && isAtDialog;
    this.#isBegun = false;
    return isHere || this.#hasLedTo(url);
  }

  /** Ends it, also where the guest has come back without an account; answers whether what is in the form at this URL is to be sent now. */
  end(url: string): boolean {
    const isToSend = this.#hasLedTo(url) && fieldsIn(this.#storage.read(name))['isToSend'] === true;
    this.#storage.drop(name);
    return isToSend;
  }

  #hasLedTo(url: string): boolean {
    const word = textIn(fieldsIn(this.#storage.read(name))['word']);
    return word !== '' && word === formWordIn(url);
  }
}

import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { fieldsIn, textIn } from '#core/device/kept-value.ts';
import type { TabStorage } from '#core/device/user-storage.ts';
import { formLoginUrl, formWordIn } from '#core/login/form-login-url.ts';
import type { LoginOptions } from '#core/login/login-props.ts';
import { redirectAfterLogin } from '#core/login/return-url.ts';
import { longestReturnTarget } from '#core/login/safe-target.ts';

const name = 'form.login';

/** Login from a guest's form that then adopts and sends its text, authorised by a token in this tab alone. */
export class FormLogin {
  readonly #storage: TabStorage;
  readonly #keys: IdempotencyKeys;
  #isBegun = false;

  constructor(storage: TabStorage, keys: IdempotencyKeys) {
    this.#storage = storage;
    this.#keys = keys;
  }

  /** Begins a login and returns its URL. */
  begin(url: string, isToSend = false): string {
    const word = this.#keys.make();
    this.#isBegun = true;
    this.#storage.keep(name, { word, isToSend });
    return formLoginUrl(url, word);
  }

  /** Login options leading back to the form, or unchanged for other targets. */
  optionsFrom(url: string, wanted: LoginOptions): LoginOptions {
    if (wanted.redirectUrl) return wanted;
    const redirectUrl = redirectAfterLogin(this.begin(url), wanted);
    return redirectUrl.length > longestReturnTarget ? wanted : { ...wanted, redirectUrl };
  }

  /** True if the member came by that login. */
  isOver(url: string, isAtDialog: boolean): boolean {
    const isHere = this.#isBegun && isAtDialog;
    this.#isBegun = false;
    return isHere || this.#hasLedTo(url);
  }

  /** Ends the login and returns true where the form is to be sent now. */
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

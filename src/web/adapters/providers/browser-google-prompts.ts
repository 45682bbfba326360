import { Failure } from '#core/failure.ts';
import type { GooglePrompt, GooglePrompts } from '#core/providers/google-prompts.ts';
import { scopes } from '#core/providers/provider-settings.ts';
import { thisPage, type ScriptPage } from './script-page.ts';

const url = 'https://accounts.google.com/gsi/client';

/** Google's message when the browser blocks its cookies. */
const cookiesBlocked = 'Cookies are not enabled in current environment.';

interface Notification {
  isDisplayed?(): boolean;
  isNotDisplayed?(): boolean;
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason?(): string;
}

interface Google {
  readonly accounts: {
    readonly id: {
      initialize(options: object): void;
      prompt(notify: (notification: Notification) => void): void;
    };
    readonly oauth2: { initTokenClient(options: object): { requestAccessToken(): void } | undefined };
  };
}

/** Google Identity Services, loaded on demand. */
export class BrowserGooglePrompts implements GooglePrompts {
  readonly #page: ScriptPage;

  constructor(page: ScriptPage = thisPage()) {
    this.#page = page;
  }

  async tap({ clientId, nonce, container }: GooglePrompt, shown: () => void): Promise<string | undefined> {
    const { id } = (await this.#google()).accounts;
    return new Promise((resolve) => {
      const callback = ({ credential }: { readonly credential: string }) => resolve(credential);
      id.initialize({ client_id: clientId, nonce, callback, prompt_parent_id: container, cancel_on_tap_outside: false, auto_select: false });
      id.prompt((notification) => {
        if (notification.isDisplayed?.()) shown();
        else if (isGone(notification)) resolve(undefined);
      });
    });
  }

  async token(clientId: string): Promise<string> {
    const { oauth2 } = (await this.#google()).accounts;
    return new Promise((resolve, reject) => {
      const client = oauth2.initTokenClient({
        client_id: clientId,
        scope: scopes.google.join(' '),
        callback: ({ access_token: token }: { readonly access_token?: string }) =>
          token ? resolve(token) : reject(new Failure('broken', 'Google gave no access token')),
        error_callback: (error: { readonly type?: string; readonly message?: string }) => reject(failureIn(error)),
      });
      if (client) client.requestAccessToken();
      else reject(missing());
    });
  }

  async #google(): Promise<Google> {
    await this.#page.load(url);
    const google = this.#page.left<Partial<Google>>('google');
    if (!google?.accounts) throw missing();
    return { accounts: google.accounts };
  }
}

const missing = (): Failure => new Failure('broken', 'Google’s script is not there', { code: 'script-missing' });

/** Ignores the dismissal that follows a credential. */
function isGone(notification: Notification): boolean {
  if (notification.isNotDisplayed?.() || notification.isSkippedMoment()) return true;
  return notification.isDismissedMoment() && notification.getDismissedReason?.() !== 'credential_returned';
}

function failureIn({ type, message = '' }: { readonly type?: string; readonly message?: string }): Failure {
  if (message === cookiesBlocked) return new Failure('broken', message, { code: 'third-party-cookies' });
  return new Failure(type === 'popup_closed' ? 'cancelled' : 'broken', message || 'Google login failed', type ? { code: type } : {});
}

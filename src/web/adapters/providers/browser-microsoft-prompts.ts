import { Failure } from '#core/failure.ts';
import { loginPopup, scopes } from '#core/providers/provider-settings.ts';
import type { MicrosoftPrompts } from '#core/providers/microsoft-prompts.ts';
import { thisPage, type ScriptPage } from './script-page.ts';

const url = 'https://alcdn.msauth.net/browser/2.38.3/js/msal-browser.min.js';

interface Application {
  initialize?(): Promise<void>;
  loginPopup(options: object): Promise<{ readonly idToken?: string }>;
}

interface Library {
  readonly PublicClientApplication: new (options: object) => Application;
}

/** Microsoft's browser library, loaded on demand and storing nothing beyond this tab. */
export class BrowserMicrosoftPrompts implements MicrosoftPrompts {
  readonly #page: ScriptPage;

  constructor(page: ScriptPage = thisPage()) {
    this.#page = page;
  }

  async token(clientId: string): Promise<string> {
    await this.#page.load(url);
    const library = this.#page.left<Library>('msal');
    if (!library) throw new Failure('broken', 'Microsoft’s script is not there', { code: 'script-missing' });
    try {
      const auth = { clientId, redirectUri: this.#page.origin };
      const application = new library.PublicClientApplication({ auth, cache: { cacheLocation: 'sessionStorage' } });
      await application.initialize?.();
      const { idToken } = await application.loginPopup({ scopes: [...scopes.microsoft], popupWindowAttributes: { popupSize: loginPopup } });
      if (idToken) return idToken;
    } catch (error) {
      throw failureOf(error);
    }
    throw new Failure('broken', 'Microsoft gave no ID token');
  }
}

/** Errors such as cancelled logins, which pass without a message. */
function failureOf(error: unknown): Failure {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const isOfLibrary = name.endsWith('AuthError');
  return new Failure(isOfLibrary ? 'cancelled' : 'broken', message, { cause: error, ...(isOfLibrary && { code: 'library' }) });
}

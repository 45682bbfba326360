import { action, makeAutoObservable, observableRef } from 'mobx';
import type { GooglePrompts } from '#core/providers/google-prompts.ts';
import { oneTapContainer } from '#core/providers/provider-settings.ts';
import type { MicrosoftPrompts } from '#core/providers/microsoft-prompts.ts';
import type { Provider } from '#core/providers/provider.ts';
import type { LoginMethod } from '#core/login/token-logins.ts';
import type { NaukriScriptStore, ScriptToken } from './naukri-script-store.ts';
import { Request } from '../requests/request.ts';

/** Asks provider scripts for a token. Off unless the server allows them (D-27). */
export class ProviderScriptStore {
  /** Provider whose one-tap shows in place of its button. */
  yoloShowed: Provider | undefined;
  /** Providers whose one-tap gave nothing, so that the normal button shows and counts. */
  withoutYolo: readonly Provider[] = [];
  readonly asking: Request<ScriptToken | undefined, [method: LoginMethod, nonce: () => Promise<string>]>;
  readonly #google: GooglePrompts;
  readonly #microsoft: MicrosoftPrompts;
  readonly #naukri: NaukriScriptStore;

  constructor(google: GooglePrompts, microsoft: MicrosoftPrompts, naukri: NaukriScriptStore) {
    this.#google = google;
    this.#microsoft = microsoft;
    this.#naukri = naukri;
    this.asking = new Request((method, nonce) => this.#ask(method, nonce));
    makeAutoObservable(this, { withoutYolo: observableRef, asking: false });
  }

  /** True for methods that log in by their provider's script. */
  goesByScript(method: LoginMethod): boolean {
    const { provider, clientId, takesAccessToken, scriptUrl } = method;
    if (clientId === null || provider === 'linkedin' || (provider === 'naukri' && !scriptUrl)) return false;
    return takesAccessToken || this.#goesByTap(method);
  }

  #goesByTap({ provider, takesOneTap }: LoginMethod): boolean {
    return takesOneTap && !this.withoutYolo.includes(provider);
  }

  #ask(method: LoginMethod, nonce: () => Promise<string>): Promise<ScriptToken | undefined> {
    return this.#goesByTap(method) ? this.#askTap(method, nonce) : this.#askButton(method, nonce);
  }

  /** Tries a one-tap once, after which its button is a normal one. */
  #askTap(method: LoginMethod, nonce: () => Promise<string>): Promise<ScriptToken | undefined> {
    const { provider } = method;
    const shown = action(() => (this.yoloShowed = provider));
    const asking = provider === 'naukri' ? this.#naukri.ask(method, { flow: 'yolo', nonce, shown }) : this.#tapGoogle(method, nonce, shown);
    return asking.finally(
      action(() => {
        this.yoloShowed = undefined;
        this.withoutYolo = [...this.withoutYolo, provider];
      }),
    );
  }

  async #tapGoogle({ clientId }: LoginMethod, nonce: () => Promise<string>, shown: () => void): Promise<ScriptToken | undefined> {
    const token = await this.#google.tap({ clientId: clientId ?? '', nonce: await nonce(), container: oneTapContainer }, shown);
    return token === undefined ? undefined : { socialUserType: 'gp', tokenType: 'one_tap', token };
  }

  async #askButton(method: LoginMethod, nonce: () => Promise<string>): Promise<ScriptToken | undefined> {
    const { provider, clientId } = method;
    if (provider === 'naukri') return this.#naukri.ask(method, { flow: 'normal', nonce });
    if (provider === 'microsoft') return { socialUserType: 'outlook', tokenType: 'access_token', token: await this.#microsoft.token(clientId ?? '') };
    return { socialUserType: 'gp', tokenType: 'access_token', token: await this.#google.token(clientId ?? '') };
  }
}

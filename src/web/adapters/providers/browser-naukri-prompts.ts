import { Failure } from '#core/failure.ts';
import { portalEnvironment, portalOneTapPlace } from '#core/providers/provider-settings.ts';
import type { NaukriMessage } from '#core/providers/naukri-login.ts';
import type { NaukriPrompt, NaukriPrompts } from '#core/providers/naukri-prompts.ts';
import { thisPage, type ScriptPage } from './script-page.ts';

const clusterMarker = 'cluster';

interface Portal {
  login(options: object): void;
}

/** Job portal script, fetched from where the instance says. */
export class BrowserNaukriPrompts implements NaukriPrompts {
  readonly #page: ScriptPage;

  constructor(page: ScriptPage = thisPage()) {
    this.#page = page;
  }

  async load(scriptUrl: string): Promise<void> {
    await this.#page.load(scriptUrl);
    if (!this.#portal()) throw new Failure('broken', 'Naukri SDK not loaded', { code: 'script-missing' });
  }

  begin({ scriptUrl, ...prompt }: NaukriPrompt, hear: (message: NaukriMessage) => void): () => void {
    const stop = this.#page.hear(new URL(scriptUrl).origin, (data) => {
      const message = messageIn(data);
      if (message) hear(message);
    });
    const environment = portalEnvironment(new URL(this.#page.origin).host, clusterMarker);
    this.#portal()?.login({ ...prompt, environment, ...(prompt.flow === 'yolo' && { style: portalOneTapPlace(this.#page.isPhone) }) });
    return stop;
  }

  #portal(): Portal | undefined {
    const found = this.#page.left<Portal>('NaukriLogin');
    return typeof found?.login === 'function' ? found : undefined;
  }
}

/** Validates a portal message (S-34). */
function messageIn(data: unknown): NaukriMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, token, message }: Partial<Record<string, unknown>> = { ...data };
  if (typeof type !== 'string') return undefined;
  return { type, ...(typeof token === 'string' && { token }), ...(typeof message === 'string' && { message }) };
}

import { portalEnvironment, portalOneTapPlace } from '#core/providers/provider-settings.ts';
import type { NaukriMessage } from '#core/providers/naukri-login.ts';
import type { NaukriPrompts } from '#core/providers/naukri-prompts.ts';
import { thisPage, type ScriptPage } from './script-page.ts';

const portal = 'https://www.naukri.com';
const clusterMarker = 'cluster';

interface Portal {
  login(options: object): void;
}

/** Job portal script, put on the page by the instance itself. */
export class BrowserNaukriPrompts implements NaukriPrompts {
  readonly #page: ScriptPage;

  constructor(page: ScriptPage = thisPage()) {
    this.#page = page;
  }

  isLoaded(): boolean {
    return this.#portal() !== undefined;
  }

  begin(flow: 'normal' | 'yolo', hear: (message: NaukriMessage) => void): () => void {
    const stop = this.#page.hear(portal, (data) => {
      const message = messageIn(data);
      if (message) hear(message);
    });
    const environment = portalEnvironment(new URL(this.#page.origin).host, clusterMarker);
    this.#portal()?.login({ flow, environment, ...(flow === 'yolo' && { style: portalOneTapPlace(false) }) });
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

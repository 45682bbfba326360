import type { NaukriFlow, NaukriMessage } from './naukri-login.ts';

export interface NaukriPrompt {
  readonly flow: NaukriFlow;
  readonly scriptUrl: string;
  readonly clientId: string;
  /** Nonce that a one-tap token must carry. */
  readonly nonce?: string;
}

/** Job portal's own window and one-tap (D-27). */
export abstract class NaukriPrompts {
  /** Fetches the portal's script. Fails as `script-missing` where it does not come. */
  abstract load(scriptUrl: string): Promise<void>;
  /** Starts a flow and reports messages of the script's origin; the result stops listening. */
  abstract begin(prompt: NaukriPrompt, hear: (message: NaukriMessage) => void): () => void;
}

import type { GoogleMoment } from './google-one-tap.ts';

export interface GooglePrompt {
  readonly clientId: string;
  readonly nonce: string;
  readonly container: string;
}

/** Google's own prompts, loaded only on demand (D-27). */
export abstract class GooglePrompts {
  /** Reports its events, and resolves to a credential or undefined. */
  abstract tap(prompt: GooglePrompt, tell: (moment: GoogleMoment) => void): Promise<string | undefined>;
  abstract token(clientId: string): Promise<string>;
}

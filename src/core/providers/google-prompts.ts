import type { GoogleMoment } from './google-one-tap.ts';

/** Options of Google's prompt. */
export interface GooglePrompt {
  readonly clientId: string;
  readonly nonce: string;
  /** The element of the page in which it is there. */
  readonly container: string;
}

/** Google's own prompt and window, where an installation uses them. Nothing of Google is loaded before one of these is asked for (D-27). */
export abstract class GooglePrompts {
  /** Shows the one-tap, tells its moments, and resolves to a credential; to nothing when it was not given. */
  abstract tap(prompt: GooglePrompt, tell: (moment: GoogleMoment) => void): Promise<string | undefined>;
  /** Opens Google's window for an access token. */
  abstract token(clientId: string): Promise<string>;
}

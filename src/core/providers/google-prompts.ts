export interface GooglePrompt {
  readonly clientId: string;
  readonly nonce: string;
  readonly container: string;
}

/** Google's own prompts, loaded only on demand (D-27). */
export abstract class GooglePrompts {
  /** Tells when it is displayed, and resolves to a credential, or undefined once it is gone. */
  abstract tap(prompt: GooglePrompt, shown: () => void): Promise<string | undefined>;
  abstract token(clientId: string): Promise<string>;
}

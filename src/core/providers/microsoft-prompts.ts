/** Microsoft's own window, loaded only on demand (D-27). */
export abstract class MicrosoftPrompts {
  /** ID token, as Microsoft's access tokens do not say for whom they are. */
  abstract token(clientId: string): Promise<string>;
}

/** Microsoft's own window, loaded only on demand (D-27). */
export abstract class MicrosoftPrompts {
  abstract token(clientId: string): Promise<string>;
}

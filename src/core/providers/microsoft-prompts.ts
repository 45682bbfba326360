/** Microsoft's own window, where an installation uses it. Nothing of Microsoft is loaded before it is asked for (D-27). */
export abstract class MicrosoftPrompts {
  abstract token(clientId: string): Promise<string>;
}

/** Translation by the browser itself, so that no text leaves the device. */
export abstract class Translations {
  abstract translated(text: string, from: string, to: string): Promise<string>;
}

/** Where a text is put that shall be pasted elsewhere. */
export abstract class Clipboards {
  abstract write(text: string): Promise<void>;
}

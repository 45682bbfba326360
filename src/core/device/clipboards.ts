/** The clipboard of this device. */
export abstract class Clipboards {
  abstract write(text: string): Promise<void>;
}

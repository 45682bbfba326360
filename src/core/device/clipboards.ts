export abstract class Clipboards {
  abstract write(text: string): Promise<void>;
}

export interface PickedFile {
  readonly name: string;
  readonly file: Uint8Array<ArrayBuffer>;
}

/** Unsent photos stored with a draft for up to a week, surviving reload and login where possible. */
export abstract class PickedFiles {
  abstract keep(set: string, files: readonly PickedFile[]): Promise<void>;
  /** Ordered; empty if nothing is stored. */
  abstract read(set: string): Promise<readonly PickedFile[]>;
}

/** A file as its author hands it over. */
export interface PickedFile {
  readonly name: string;
  readonly file: Uint8Array<ArrayBuffer>;
}

/** The photos that were picked for a form and are not sent yet. The device keeps them beside the draft, a week at most, so that neither a reload nor the login loses them; one that cannot goes without. */
export abstract class PickedFiles {
  /** Keeps the files of a set in place of those that it had. */
  abstract keep(set: string, files: readonly PickedFile[]): Promise<void>;
  /** The files of a set in their order; none where nothing is stored of it. */
  abstract read(set: string): Promise<readonly PickedFile[]>;
}

/** A file of an archive that is being written, from its beginning to its end. */
export interface ArchiveFile {
  write(text: string): void;
  end(): void;
}

/** An archive (zip) that is being written on this device. */
export interface Archive {
  file(name: string): ArchiveFile;
  /** Ends it, and answers the address from which it can be saved as long as the page is there. */
  done(): string;
}

/** The port of archives that a member saves on their device; nothing of one leaves it. */
export abstract class Archives {
  /** Begins one. Refused where the code for it does not come (`offline`). */
  abstract begin(): Promise<Archive>;
  /** Lets go of one that was ended. */
  abstract drop(url: string): void;
}

export interface ArchiveFile {
  write(text: string): void;
  end(): void;
}

export interface Archive {
  file(name: string): ArchiveFile;
  /** Returns a download address valid while the page lives. */
  done(): string;
}

/** Archives saved on the device, never uploaded. */
export abstract class Archives {
  /** Fails as `offline` if its code cannot load. */
  abstract begin(): Promise<Archive>;
  abstract drop(url: string): void;
}

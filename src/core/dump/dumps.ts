/** Open data archive published by the host (F-33). */
export interface Dump {
  /** File name, which is also its address below `/dumps`. */
  readonly name: string;
  readonly madeOn: string;
  readonly bytes: number;
}

export interface PublishedDumps {
  /** SubjectPublicKeyInfo (DER) in base64url. */
  readonly publicKey: string;
  readonly items: readonly Dump[];
}

/** Two years of monthly archives. */
export const mostDumps = 24;

export const dumpNameOf = (day: string): string => `daftar-open-data-${day}.zip`;

export const dayOfDump = (name: string): string | undefined => /^daftar-open-data-(\d{4}-\d{2}-\d{2})\.zip$/.exec(name)?.[1];

export const dumpPath = (name: string): string => `/dumps/${name}`;

export abstract class Dumps {
  abstract list(): Promise<PublishedDumps>;
}

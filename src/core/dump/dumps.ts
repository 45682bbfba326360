/** An archive of open data that the host published (F-33). */
export interface Dump {
  /** The name of its file, which is its address below `/dumps`, too. */
  readonly name: string;
  readonly madeOn: string;
  readonly bytes: number;
}

/** The published archives, the newest first, and the key that signs them. */
export interface PublishedDumps {
  /** SubjectPublicKeyInfo (DER) in base64url. */
  readonly publicKey: string;
  readonly items: readonly Dump[];
}

/** The most archives that are listed: two years, one a month. */
export const mostDumps = 24;

/** The name of an archive of a day. */
export const dumpNameOf = (day: string): string => `daftar-open-data-${day}.zip`;

/** The day of an archive, by its name; nothing where it is none. */
export const dayOfDump = (name: string): string | undefined => /^daftar-open-data-(\d{4}-\d{2}-\d{2})\.zip$/.exec(name)?.[1];

/** The URL of an archive. */
export const dumpPath = (name: string): string => `/dumps/${name}`;

/** The dumps of an installation. */
export abstract class Dumps {
  abstract list(): Promise<PublishedDumps>;
}

/** Bytes in an object store, each under a random name. A reader of the store learns nothing about anyone from names and times. */
export abstract class Objects {
  /** Keeps bytes under a name; what was there before is replaced. */
  abstract keep(name: string, bytes: Uint8Array): Promise<void>;
  abstract find(name: string): Promise<Uint8Array | undefined>;
  /** Removes what has this name; where there is nothing, nothing is to be done. */
  abstract remove(name: string): Promise<void>;
}

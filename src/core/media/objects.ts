/** Objects under random names, so that names and times reveal nobody. */
export abstract class Objects {
  /** Overwrites an existing object. */
  abstract keep(name: string, bytes: Uint8Array): Promise<void>;
  abstract find(name: string): Promise<Uint8Array | undefined>;
  /** Succeeds even where nothing exists. */
  abstract remove(name: string): Promise<void>;
}

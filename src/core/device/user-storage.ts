/** The storage of the member who is signed in on this device, for instance for what they have begun to write. It is cleared on sign-out. */
export abstract class UserStorage {
  /** The value under a name, as it was kept; the caller validates it, for it may have been tampered with. */
  abstract read(name: string): unknown;
  abstract keep(name: string, value: object): void;
  abstract drop(name: string): void;
  /** The names under which something is kept. */
  abstract names(): readonly string[];
}

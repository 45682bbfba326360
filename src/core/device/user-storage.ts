/** The storage of the member who is signed in on this device, for instance for what they have begun to write. It is cleared on sign-out. */
export abstract class UserStorage {
  /** The value under a name, as it was stored; the caller validates it, for it may have been tampered with. */
  abstract read(name: string): unknown;
  /** Keeps a value; answers whether the device has it, so that it is there after the page is gone. Where it has not, it is there for as long as the page is there. */
  abstract keep(name: string, value: object): boolean;
  abstract drop(name: string): void;
  /** The names under which something is stored. */
  abstract names(): readonly string[];
  /** Calls back with every name under which another tab has changed something; the answer stops that. */
  abstract hear(changed: (name: string) => void): () => void;
}

/** The storage of that member in this tab alone: other tabs do not read it, and it is gone with the tab. */
export abstract class TabStorage extends UserStorage {}

/** The storage of the device, for members and guests alike. A sign-out leaves it. */
export abstract class DeviceStorage extends UserStorage {}

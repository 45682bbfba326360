/** Storage of the signed-in member on this device, cleared on sign-out. */
export abstract class UserStorage {
  /** Caller must validate the value, since it may have been tampered with. */
  abstract read(name: string): unknown;
  /** Returns false if the value lasts only as long as the page. */
  abstract keep(name: string, value: object): boolean;
  abstract drop(name: string): void;
  abstract names(): readonly string[];
  /** Reports names changed by other tabs; the result stops it. */
  abstract hear(changed: (name: string) => void): () => void;
}

/** Storage of this tab alone, gone when it closes. */
export abstract class TabStorage extends UserStorage {}

/** Storage of the device for members and guests, kept on sign-out. */
export abstract class DeviceStorage extends UserStorage {}

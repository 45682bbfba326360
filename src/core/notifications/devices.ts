/** The devices that may be told something while nobody looks. */
export abstract class Devices {
  /** Lets messages go to the device of this session until it ends. A token goes with one session only. */
  abstract register(token: string): Promise<void>;
  abstract unregister(token: string): Promise<void>;
  /** The key with which a browser is to subscribe. Fails where this installation sends nothing. */
  abstract pushKey(): Promise<string>;
}

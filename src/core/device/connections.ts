/** The server as this device finds it: there, there and not ready (it starts, stops, or has too much to do), or out of reach. */
export type Reach = 'there' | 'busy' | 'away';

/** The connection of this device: whether it and the server can hear each other. */
export abstract class Connections {
  /** The device's own belief, which may be wrong. */
  abstract isOnline(): boolean;
  /** Calls back whenever the device changes its mind; the answer stops that. */
  abstract watch(changed: () => void): () => void;
  /** Asks the server whether it is there. */
  abstract reach(): Promise<Reach>;
}

/** Server reachable, reachable but not ready, or out of reach. */
export type Reach = 'there' | 'busy' | 'away';

export abstract class Connections {
  /** Device's own belief, which may be wrong. */
  abstract isOnline(): boolean;
  /** Returns a function that stops watching. */
  abstract watch(changed: () => void): () => void;
  /** Asks the server itself. */
  abstract reach(): Promise<Reach>;
}

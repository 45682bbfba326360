/** The way that the member's votes take from this device. */
export abstract class VoteWays {
  /** Whether they go by the key of a made-up name: then no answer to the session tells them, and they are asked for (F-16). */
  abstract areByKey(): Promise<boolean>;
}

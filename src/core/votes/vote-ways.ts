export abstract class VoteWays {
  /** True when votes use the key of a made-up name and must be fetched separately (F-16). */
  abstract areByKey(): Promise<boolean>;
}

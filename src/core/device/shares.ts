export interface Shared {
  readonly title: string;
  readonly url: string;
}

export abstract class Shares {
  /** Reports whether sharing was possible; cancelling afterwards still counts. */
  abstract offer(shared: Shared): Promise<boolean>;
  abstract urlOf(shared: Shared): string;
}

/** Shares through the surrounding native app, bound only there. */
export abstract class AppShares extends Shares {}

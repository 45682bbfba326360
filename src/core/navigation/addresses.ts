/** Where addresses lead, and how this tab goes there. */
export abstract class Addresses {
  /** The path of this origin that an address leads to; one that leads away from it leads to the start (D-21). */
  abstract ours(address: string): string;
  /** Reloads the browser at an internal URL, also when it is the current one. The state of this page is lost. */
  abstract go(address: string): void;
}

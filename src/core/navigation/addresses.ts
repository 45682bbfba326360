/** Where addresses lead, and how this tab goes there. */
export abstract class Addresses {
  /** The path of this origin that an address leads to; one that leads away from it leads to the start (D-21). */
  abstract ours(address: string): string;
  /** Loads the page at an address of ours anew, also when it is the one that stands here. What this page held is gone. */
  abstract go(address: string): void;
}

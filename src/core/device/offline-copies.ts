/** What this device keeps of the product, so that parts of it work without a line. */
export abstract class OfflineCopies {
  /** Keeps them from the next idle callback on. A device that cannot goes without. */
  abstract keep(): void;
}

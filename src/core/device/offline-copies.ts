/** The copies of the product that this device keeps, so that parts of it work without a connection. */
export abstract class OfflineCopies {
  /** Keeps them from the next idle callback on. A device that cannot goes without. */
  abstract keep(): void;
}

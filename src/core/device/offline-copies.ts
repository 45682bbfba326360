export abstract class OfflineCopies {
  /** Starts at the next idle callback, and does nothing where unsupported. */
  abstract keep(): void;
}

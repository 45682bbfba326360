/** Broadcasts texts between server processes, including the sender. */
export interface NewsTransport {
  /** Listens until the returned function is called, with `missed` on possible losses. */
  readonly start: (heard: (item: string) => void, missed: () => void) => () => Promise<void>;
  readonly send: (items: readonly string[]) => Promise<void>;
}

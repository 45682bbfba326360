/** One turn of the event loop, in which in-memory answers arrive. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

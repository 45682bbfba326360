/** One turn of the event loop, after which all that fakes in memory answer has come. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Phone-sized window, never on the server. */
export const isNarrowWindow = (): boolean => globalThis.innerWidth <= 768;

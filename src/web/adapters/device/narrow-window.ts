/** Whether the window is one of a phone; the server, which renders first views (SSR), has none. */
export const isNarrowWindow = (): boolean => globalThis.innerWidth <= 768;

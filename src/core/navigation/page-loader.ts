/** Loading bar delays: hidden for quick pages and capped for slow ones. */
export const pageLoader = { afterMs: 250, mostMs: 3_500 } as const;

/** The delay after which a page that has loaded fetches the login for a guest, at the first idle callback. */
export const aheadAfterMs = 4_000;

/** A page that never falls quiet fetches it at the latest so long after that moment. */
export const idleTimeoutMs = 8_000;

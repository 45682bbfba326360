/** Delay before prefetching the login for a guest, at an idle callback. */
export const aheadAfterMs = 4_000;

/** Further delay at most on a busy page. */
export const idleTimeoutMs = 8_000;

/** Delay before the native app's page asks something, so that reading comes first. */
export const nativeAskAfterMs = 4_000;

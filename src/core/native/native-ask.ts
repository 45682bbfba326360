/** The delay after which a page in the native app asks a member something, so that it is read first. */
export const nativeAskAfterMs = 4_000;

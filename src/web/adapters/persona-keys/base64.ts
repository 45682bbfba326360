/** Bytes as base64, as headers of signatures have them. */
export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Bytes as base64, as headers of signatures have them. */
export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Bytes as base64url, as the contract has keys and numbers. */
export const base64urlOf = (bytes: Uint8Array): string => base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The bytes of a base64url text. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

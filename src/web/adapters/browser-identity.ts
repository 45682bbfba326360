import type { ClientIdentity } from './http.ts';

/** Narrower devices count as phones. */
const widestPhone = 480;

/** Which of the product's systems this browser is. */
export const systemIdHere = (): ClientIdentity['systemid'] => (screen.width <= widestPhone ? 'AB_MSITE' : 'AB_WEB');

import { browserSystemAt } from '#core/device/device-type.ts';
import type { ClientIdentity } from './http.ts';

/** Which of the product's systems this browser is. */
export const systemIdHere = (): ClientIdentity['systemid'] => browserSystemAt(screen.width);

import { browserSystemAt } from '#core/device/device-type.ts';
import type { ClientIdentity } from './http.ts';

/** The system of the product that this browser is. */
export const systemIdHere = (): ClientIdentity['systemid'] => browserSystemAt(screen.width);

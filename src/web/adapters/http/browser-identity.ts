import { browserSystemAt } from '#core/device/device-type.ts';
import { nativeAppHere } from '../device/native-app-here.ts';
import type { ClientIdentity } from './http.ts';

/** The system of the product that this browser is, or the native app that shows its pages. */
export const systemIdHere = (): ClientIdentity['systemid'] => nativeAppHere()?.system ?? browserSystemAt(screen.width);

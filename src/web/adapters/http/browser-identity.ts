import { browserSystemAt } from '#core/device/device-type.ts';
import { nativeAppHere } from '../device/native-app-here.ts';
import type { ClientIdentity } from './http.ts';

/** Client system, the browser or native app. */
export const systemIdHere = (): ClientIdentity['systemid'] => nativeAppHere()?.system ?? browserSystemAt(screen.width);

import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { TabStorage } from '#core/device/user-storage.ts';
import { FormLogin } from '#web/stores/forms/form-login.ts';
import { store } from '../container/bind.ts';

/** The bindings of a form whose guests find what they typed after a login that they begin there. */
export const formLoginBindings = [store(FormLogin, [TabStorage, IdempotencyKeys])];

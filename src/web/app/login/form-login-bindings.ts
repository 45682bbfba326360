import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { TabStorage } from '#core/device/user-storage.ts';
import { FormLogin } from '#web/stores/forms/form-login.ts';
import { store } from '../container/bind.ts';

export const formLoginBindings = [store(FormLogin, [TabStorage, IdempotencyKeys])];

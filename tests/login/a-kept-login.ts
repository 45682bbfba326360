import type { Clock } from '#core/clock.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';

export function aKeptLogin(clock: Clock, storage = new FakeUserStorage()) {
  const wanted = new WantedStore(storage, clock);
  return { wanted, login: new LoginStore(clock, wanted) };
}

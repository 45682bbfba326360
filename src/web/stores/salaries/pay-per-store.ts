import { makeAutoObservable } from 'mobx';
import { payPerNamed, type PayPer } from '#core/calculators/pay-periods.ts';
import { fieldsIn } from '#core/device/kept-value.ts';
import type { DeviceStorage } from '#core/device/user-storage.ts';

const name = 'pay';

/** Period of pay for all fields, remembered on the device and yearly by default. */
export class PayPerStore {
  per: PayPer = 'year';
  readonly #storage: DeviceStorage;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
    makeAutoObservable(this);
  }

  recall(): void {
    this.per = payPerNamed(fieldsIn(this.#storage.read(name))['per']) ?? 'year';
  }

  choose(per: PayPer): void {
    this.per = per;
    this.#storage.keep(name, { per });
  }
}

import { DeviceStorage } from '#core/device/user-storage.ts';
import { BrowserDeviceStorage } from '#web/adapters/device/browser-user-storage.ts';
import { PayPerStore } from '#web/stores/salaries/pay-per-store.ts';
import { onDevice, store } from '../container/bind.ts';

/** The bindings of every area where pay is typed. */
export const payPerBindings = [onDevice(DeviceStorage, BrowserDeviceStorage), store(PayPerStore, [DeviceStorage])];

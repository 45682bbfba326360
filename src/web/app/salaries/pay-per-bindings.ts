import { DeviceStorage } from '#core/device/user-storage.ts';
import { BrowserDeviceStorage } from '#web/adapters/device/browser-user-storage.ts';
import { PayPerStore } from '#web/stores/salaries/pay-per-store.ts';
import { onDevice, store } from '../container/bind.ts';

export const payPerBindings = [onDevice(DeviceStorage, BrowserDeviceStorage), store(PayPerStore, [DeviceStorage])];

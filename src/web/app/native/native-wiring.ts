import { routes as device } from '#contract/generated/device.ts';
import { routes as user } from '#contract/generated/user.ts';
import { routes as settings } from '#contract/generated/user/settings.ts';
import { Clock } from '#core/clock.ts';
import { DeviceStorage, TabStorage } from '#core/device/user-storage.ts';
import { NativeBridge } from '#core/native/native-bridge.ts';
import { Devices } from '#core/notifications/devices.ts';
import { NudgeChecks } from '#core/nudges/nudge-checks.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { MessagePreferences } from '#core/settings/message-preferences.ts';
import { BrowserDeviceStorage } from '#web/adapters/device/browser-user-storage.ts';
import { httpDevices } from '#web/adapters/notifications/http-devices.ts';
import { BrowserNudges } from '#web/adapters/nudges/browser-nudges.ts';
import { httpNudgeChecks } from '#web/adapters/nudges/http-nudge-checks.ts';
import { httpMessagePreferences } from '#web/adapters/settings/http-message-preferences.ts';
import { FailuresStore } from '#web/stores/app/failures-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { NativeAppStore } from '#web/stores/native/native-app-store.ts';
import { NativeDeviceStore } from '#web/stores/native/native-device-store.ts';
import { NativePromptStore } from '#web/stores/native/native-prompt-store.ts';
import { RateAppStore } from '#web/stores/native/rate-app-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { nativeWords } from '#web/words/native/native-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { nativeBindings } from './native-bindings.ts';

export { NativeAsks as Overlay } from '#web/views/native/NativeAsks.tsx';

export const words = [nativeWords];

export const shared = nativeBindings;

export const bindings = [
  overHttp(NudgeChecks, httpNudgeChecks, user),
  overHttp(Devices, httpDevices, device),
  overHttp(MessagePreferences, httpMessagePreferences, settings),
  onDevice(Nudges, BrowserNudges),
  onDevice(DeviceStorage, BrowserDeviceStorage),
  store(NativePromptStore, [NativeAppStore, NativeBridge, NudgeChecks, Nudges, Clock]),
  store(NativeDeviceStore, [NativeAppStore, Devices, MessagePreferences, TabStorage, SessionStore, WordsStore]),
  store(RateAppStore, [NativeBridge, Nudges, TabStorage, DeviceStorage, FailuresStore, Clock]),
];

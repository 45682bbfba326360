import { Clock } from '#core/clock.ts';
import { AppInstalls } from '#core/nudges/app-installs.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { BrowserAppInstalls } from '#web/adapters/nudges/browser-app-installs.ts';
import { BrowserNudges } from '#web/adapters/nudges/browser-nudges.ts';
import { HostStore } from '#web/stores/app/host-store.ts';
import { AppNudgeStore } from '#web/stores/nudges/app-nudge-store.ts';
import { appNudgeWords } from '#web/words/nudges/app-nudge-words.ts';
import { onDevice, store } from '../container/bind.ts';

export { AppNudge as Overlay } from '#web/views/nudges/AppNudge.tsx';

export const words = [appNudgeWords];

export const bindings = [
  onDevice(Nudges, BrowserNudges),
  onDevice(AppInstalls, BrowserAppInstalls),
  store(AppNudgeStore, [Nudges, AppInstalls, HostStore, Clock]),
];

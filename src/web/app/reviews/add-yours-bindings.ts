import { Nudges } from '#core/nudges/nudges.ts';
import { BrowserNudges } from '#web/adapters/nudges/browser-nudges.ts';
import { AddYoursStore } from '#web/stores/reviews/add-yours-store.ts';
import { onDevice, store } from '../container/bind.ts';

export const addYoursBindings = [onDevice(Nudges, BrowserNudges), store(AddYoursStore, [Nudges])];

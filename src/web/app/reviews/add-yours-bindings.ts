import { Nudges } from '#core/nudges/nudges.ts';
import { BrowserNudges } from '#web/adapters/nudges/browser-nudges.ts';
import { AddYoursStore } from '#web/stores/reviews/add-yours-store.ts';
import { onDevice, store } from '../container/bind.ts';

/** The card that asks readers of a page for what they know themselves. */
export const addYoursBindings = [onDevice(Nudges, BrowserNudges), store(AddYoursStore, [Nudges])];

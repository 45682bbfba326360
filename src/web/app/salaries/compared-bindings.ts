import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { ComparedSalariesStore } from '#web/stores/salaries/compared-salaries-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { store } from '../container/bind.ts';

/** Compared jobs, in a separate file so that other pages do not load them. */
export const comparedBindings = [store(Drafts, [UserStorage, Clock]), store(ComparedSalariesStore, [Drafts, SessionStore])];

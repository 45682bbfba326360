import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { ComparedSalariesStore } from '#web/stores/salaries/compared-salaries-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { store } from '../container/bind.ts';

/** The jobs that this device compares; in their own file, so that pages that compare none do not bring it along. */
export const comparedBindings = [store(Drafts, [UserStorage, Clock]), store(ComparedSalariesStore, [Drafts, SessionStore])];

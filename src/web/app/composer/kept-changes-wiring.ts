import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { KeptChangesStore } from '#web/stores/composer/kept-changes-store.ts';
import { KeptWritings } from '#web/stores/composer/kept-writings.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { keptWords } from '#web/words/composer/kept-words.ts';
import { store } from '../container/bind.ts';

export { KeptChanges as Overlay } from '#web/views/composer/KeptChanges.tsx';

export const words = [keptWords];

export const bindings = [store(KeptWritings, [UserStorage, Clock]), store(KeptChangesStore, [KeptWritings, SessionStore, WritingStore, Clock])];

import { UserStorage } from '#core/device/user-storage.ts';
import { SentNamesStore } from '#web/stores/content/sent-names-store.ts';
import { store } from '../container/bind.ts';

export const sentNames = store(SentNamesStore, [UserStorage]);

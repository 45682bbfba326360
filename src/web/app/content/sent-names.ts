import { UserStorage } from '#core/device/user-storage.ts';
import { SentNamesStore } from '#web/stores/content/sent-names-store.ts';
import { store } from '../container/bind.ts';

/** The names that drafts were sent under, for posts and comments alike. */
export const sentNames = store(SentNamesStore, [UserStorage]);

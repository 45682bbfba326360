import { reloadOnce } from '#web/adapters/navigation/reload-once.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import type { Stores } from '#web/views/stores.tsx';

/** Reloads where a release removed code that the page needs (B-41), and returns true if it does. */
export const reloadForCode = async (stores: Stores): Promise<boolean> => (await stores.get(ConnectionStore).check()) && reloadOnce();

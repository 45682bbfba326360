import { reloadOnce } from '#web/adapters/navigation/reload-once.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import type { Stores } from '#web/views/stores.tsx';

/** Loads the document again where code could not be fetched although the server is there: a release has taken it away (B-41). Answers whether it does. */
export const reloadForCode = async (stores: Stores): Promise<boolean> => (await stores.get(ConnectionStore).check()) && reloadOnce();

import { SessionsStore } from '#web/stores/sessions/sessions-store.ts';
import { useStore } from '../stores.tsx';

/** The moment that weeks are counted from. */
export const useNow = (): number => useStore(SessionsStore).now;

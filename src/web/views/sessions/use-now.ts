import { SessionsStore } from '#web/stores/sessions/sessions-store.ts';
import { useStore } from '../stores.tsx';

export const useNow = (): number => useStore(SessionsStore).now;

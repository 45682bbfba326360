import { WordsStore } from '#web/stores/app/words-store.ts';
import type { DeviceWords } from '#web/words/sessions/en.ts';
import { deviceWords } from '#web/words/sessions/spoken.ts';
import { useStore } from '../stores.tsx';

/** What is said about devices and passkeys, in the language of the moment. A view that asks must be an observer. */
export const useDeviceWords = (): DeviceWords => deviceWords(useStore(WordsStore).language);

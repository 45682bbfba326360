import { WordsStore } from '#web/stores/app/words-store.ts';
import { securityChecksHead } from '#web/views/security-checks/security-checks-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { securityCheckWords } from '#web/words/security-checks/security-check-words.ts';
import { textWords } from '#web/words/texts/text-words.ts';

export { SecurityChecksScreen as Screen } from '#web/views/security-checks/SecurityChecksScreen.tsx';

export const words = [securityCheckWords, textWords];

export const bindings = [];

export const load = async () => undefined;

export const head = (stores: Stores) => securityChecksHead(stores.get(WordsStore));

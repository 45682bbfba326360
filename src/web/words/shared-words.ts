import type { Language } from '#core/device/preferences.ts';
import { errorWords } from './errors/error-words.ts';
import { navigationWords } from './navigation/navigation-words.ts';
import { uiWords } from './ui/ui-words.ts';
import { loadSentences, type Sentences } from './words.ts';

const shared = [uiWords, errorWords, navigationWords];

export const loadSharedWords = (language: Language): Promise<Sentences> => loadSentences(shared, language);

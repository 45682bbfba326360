import type { Language } from '#core/device/preferences.ts';
import { box as english, type BoxWords } from './box-en.ts';
import { box as hindi } from './box-hi.ts';

/** Both languages travel with the first page. */
export const boxWords = (language: Language): BoxWords => (language === 'hi' ? hindi : english);

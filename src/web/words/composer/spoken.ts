import type { Language } from '#core/device/preferences.ts';
import { composer as english, type ComposerWords } from './en.ts';
import { composer as hindi } from './hi.ts';

/** What is said while somebody writes a post; both languages travel with the composer. */
export const composerWords = (language: Language): ComposerWords => (language === 'hi' ? hindi : english);

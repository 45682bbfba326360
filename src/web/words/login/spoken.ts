import type { Language } from '#core/device/preferences.ts';
import { login as english, type LoginWords } from './en.ts';
import { login as hindi } from './hi.ts';

/** What is said while somebody logs in; both languages travel with the login itself. */
export const loginWords = (language: Language): LoginWords => (language === 'hi' ? hindi : english);

import type { Language } from '#core/device/preferences.ts';
import { talk as english, type TalkWords } from './en.ts';
import { talk as hindi } from './hi.ts';

/** What is said where people read, vote and answer; both languages travel with those screens. */
export const talkWords = (language: Language): TalkWords => (language === 'hi' ? hindi : english);

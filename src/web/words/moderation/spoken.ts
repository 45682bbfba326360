import type { Language } from '#core/device/preferences.ts';
import { moderation as english, type ModerationWords } from './en.ts';
import { moderation as hindi } from './hi.ts';

/** What is said to moderators and about what they do; both languages travel with those screens. */
export const moderationWords = (language: Language): ModerationWords => (language === 'hi' ? hindi : english);

import type { Language } from '#core/device/preferences.ts';
import { devices as english, type DeviceWords } from './en.ts';
import { devices as hindi } from './hi.ts';

/** What is said about devices and passkeys; both languages travel with the screen. */
export const deviceWords = (language: Language): DeviceWords => (language === 'hi' ? hindi : english);

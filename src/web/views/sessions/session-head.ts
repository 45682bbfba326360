import type { DeviceWords } from '#web/words/sessions/en.ts';
import type { Words } from '#web/words/en.ts';
import type { Head } from '../head.ts';

/** It has no canonical address: what stands here is for one person. */
export const sessionHead = ({ shell }: Words, { title, description }: DeviceWords): Head => ({ title: shell.titled(title), description, status: 200 });

import type { Words } from '#web/words/en.ts';
import type { Head } from '../head.ts';

/** A page of the settings has no canonical address: what stands here is for one person. */
export const settingsHead = ({ shell }: Words, { title, description }: { readonly title: string; readonly description: string }): Head => ({
  title: shell.titled(title),
  description,
  status: 200,
});

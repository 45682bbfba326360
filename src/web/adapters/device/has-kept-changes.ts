import { userPrefix } from './user-prefix.ts';

/** True where edits or unsent posts may wait, read by a lazy area. */
export function hasKeptChanges(): boolean {
  try {
    const posts = kept('posts') + kept('post');
    const keys = Array.from(posts.matchAll(/"submissionKey":"([^"]+)"/g), ([, key = '']) => key);
    return kept('edits') !== '' || posts.includes('"changedOffer":{') || keys.some((key) => kept('sent-names').includes(key));
  } catch {
    return false;
  }
}

/** True where anyone's outbox has entries, sent by a lazy area for the member alone. */
export function hasOutbox(): boolean {
  try {
    return kept('votes') + kept('poll-votes') !== '' || (kept('notes') + kept('posts')).includes('"waits":true') || kept('views').includes('"unsent":["');
  } catch {
    return false;
  }
}

const kept = (name: string): string => localStorage.getItem(userPrefix + name) ?? '';

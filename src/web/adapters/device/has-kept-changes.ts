import { userPrefix } from './user-prefix.ts';

/** Whether changes of posts or offers, or a post that was sent, may wait on this device; what they are is read by the lazy area that announces them. */
export function hasKeptChanges(): boolean {
  try {
    const posts = kept('posts') + kept('post');
    const keys = Array.from(posts.matchAll(/"submissionKey":"([^"]+)"/g), ([, key = '']) => key);
    return kept('edits') !== '' || posts.includes('"changedOffer":{') || keys.some((key) => kept('sent-names').includes(key));
  } catch {
    return false;
  }
}

/** Tells whether anyone's votes, comments, posts or views wait here; the lazy area sends those of the member. */
export function hasOutbox(): boolean {
  try {
    return kept('votes') + kept('poll-votes') !== '' || (kept('notes') + kept('posts')).includes('"waits":true') || kept('views').includes('"unsent":["');
  } catch {
    return false;
  }
}

const kept = (name: string): string => localStorage.getItem(userPrefix + name) ?? '';

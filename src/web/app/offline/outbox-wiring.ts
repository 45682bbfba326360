import { postWords } from '#web/words/posts/post-words.ts';
import { postBindings } from '../posts/post-bindings.ts';
import { commentBindings } from '../comments/comment-bindings.ts';

/** What waits on this device, sent from whichever page is when its member is back; the same stores as those of the screens with posts. */
export { Outbox as Overlay } from '#web/views/offline/Outbox.tsx';

export const shared = [...postBindings, ...commentBindings];

export const words = [postWords];

export const bindings = [];

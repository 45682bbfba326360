import { postWords } from '#web/words/posts/post-words.ts';
import { postBindings } from '../posts/post-bindings.ts';
import { commentBindings } from '../comments/comment-bindings.ts';

/** Sends waiting content from any page once its member is back. */
export { Outbox as Overlay } from '#web/views/offline/Outbox.tsx';

export const shared = [...postBindings, ...commentBindings];

export const words = [postWords];

export const bindings = [];

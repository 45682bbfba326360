import type { DraftPersona } from '#core/personas/draft-persona.ts';
import type { CommentParent } from '#web/stores/comments/comment-keys.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { isNameChanged } from '#web/stores/content/sent-names-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { useStore } from '../stores.tsx';

/** Sends under the persona on the button. A renamed one reloads the personas. */
export function useCommentSending(parent: CommentParent, content: string, under: DraftPersona): () => Promise<void> {
  const store = useStore(CommentsStore);
  const personas = useStore(PersonaChoiceStore);
  return async () => {
    await store.send(parent, content, under);
    if (isNameChanged(store.sending.state)) await personas.reload();
  };
}

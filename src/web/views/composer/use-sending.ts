import type { ProfileType } from '#core/personas/profile-type.ts';
import { AlreadyPostedStore } from '#web/stores/composer/already-posted-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { EditConflictStore } from '#web/stores/composer/edit-conflict-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { UnsentWords } from '#web/stores/content/unsent-words.ts';
import type { RequestState } from '#web/stores/requests/request.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Sends what was written under the persona that the button named, says that it stands, and closes. A view that asks must be an observer. */
export function useSending(): { readonly sending: (named: ProfileType) => Promise<void>; readonly isBusy: boolean } {
  const words = useWords(composerWords);
  const writing = useStore(WritingStore);
  const store = useStore(ComposerStore);
  const toasts = useStore(ToastStore);
  const personas = useStore(PersonaChoiceStore);
  const already = useStore(AlreadyPostedStore);
  const gate = useStore(WritingGateStore);
  const unsent = useStore(UnsentWords);
  const conflict = useStore(EditConflictStore);
  const isBusy = store.publishing.state.status === 'LOADING' || store.saving.state.status === 'LOADING';
  const sending = async (profileType: ProfileType) => {
    if (isBusy || already.postId !== undefined) return;
    if (store.writing.postId === null) store.change({ profileType });
    const { hasRephraseFailed } = store;
    const { submissionKey, postId } = store.writing;
    const sent = await store.send();
    const { state } = store.publishing;
    if (!sent && [state, store.saving.state].some(isSignedOut)) {
      gate.remember(store.options ?? {});
      unsent.point(postId === null ? { draft: 'post' } : { draft: 'edits', key: postId });
    }
    if (!sent && state.status === 'FAILURE' && state.failure.kind === 'conflict') await personas.reload();
    if (!sent) return conflict.look();
    if ('postId' in sent) already.tell(submissionKey, sent.postId);
    const waits = 'status' in sent && sent.status === 'FLAGGED';
    const isLater = 'status' in sent && sent.status === 'SCHEDULED';
    const stands = isLater ? words.later.posted : hasRephraseFailed ? words.rephrase.failedButLive : words.posted;
    const said = 'version' in sent ? words.saved : waits ? words.waits : stands;
    toasts.show({ type: waits || hasRephraseFailed ? 'info' : 'success', text1: said });
    writing.close();
  };
  return { sending, isBusy };
}

const isSignedOut = (state: RequestState<unknown>): boolean => state.status === 'FAILURE' && state.failure.kind === 'signed-out';

import type { Post } from '#core/posts/post.ts';
import type { Publication } from '#core/posts/posts.ts';
import type { Toast } from '#core/toasts/toast.ts';
import { AlreadyPostedStore } from '#web/stores/composer/already-posted-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { EditConflictStore } from '#web/stores/composer/edit-conflict-store.ts';
import { PostOutboxStore } from '#web/stores/posts/post-outbox-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { QuotasStore } from '#web/stores/quotas/quotas-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { UnsentWords } from '#web/stores/content/unsent-words.ts';
import type { SentName } from '#web/stores/content/sent-names-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import type { ComposerWords } from '#web/words/en/composer/words.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useGoesOut } from '../content/use-name-begun.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Sends under the named persona and closes, unless typing went on. For observers only. */
export function useSending(): { readonly sending: (under: SentName) => Promise<boolean>; readonly isBusy: boolean; readonly isPosted: boolean } {
  const words = useWords(composerWords);
  const writing = useStore(WritingStore);
  const store = useStore(ComposerStore);
  const toasts = useStore(ToastStore);
  const personas = useStore(PersonaChoiceStore);
  const already = useStore(AlreadyPostedStore);
  const gate = useStore(WritingGateStore);
  const unsent = useStore(UnsentWords);
  const session = useStore(SessionStore);
  const conflict = useStore(EditConflictStore);
  const outbox = useStore(PostOutboxStore);
  const quotas = useStore(QuotasStore);
  const goesOut = useGoesOut();
  const isPosted = already.postId !== undefined;
  const isBusy = store.publishing.state.status === 'LOADING' || store.saving.state.status === 'LOADING';
  const sending = async (under: SentName) => {
    if (isBusy || already.postId !== undefined) return false;
    if (store.writing.postId === null) store.choose(under.profileType);
    // That is said once more when the post is.
    const failedButLive = store.hasRephraseFailed ? words.rephrase.by[quotas.rephrasedBy ?? 'cleaner'].failedButLive : undefined;
    const { submissionKey, postId } = store.writing;
    const { options } = writing;
    const draft = postId === null ? ({ draft: 'posts', key: submissionKey } as const) : ({ draft: 'edits', key: postId } as const);
    const sent = await unsent.during(draft, session, () => store.send(under));
    const { state } = store.publishing;
    if (!sent) gate.remember(store.options);
    if (!sent && state.status === 'FAILURE' && state.failure.kind === 'conflict') await personas.reload();
    if (!sent) {
      await conflict.look();
      return false;
    }
    if (sent === 'waits') {
      outbox.find();
      toasts.show({ type: 'success', text1: goesOut ?? words.posted });
    } else {
      if ('postId' in sent) already.tell(submissionKey, sent.postId);
      toasts.show(saidOf(sent, failedButLive, words));
    }
    if (store.writing.submissionKey !== submissionKey && writing.options === options) writing.close();
    return true;
  };
  return { sending, isBusy, isPosted };
}

function saidOf(sent: Publication | Post, failedButLive: string | undefined, words: ComposerWords): Toast {
  const status = 'status' in sent ? sent.status : undefined;
  const stands = status === 'SCHEDULED' ? words.later.posted : (failedButLive ?? words.posted);
  const said = 'version' in sent ? words.saved : status === 'FLAGGED' ? words.waits : stands;
  return { type: status === 'FLAGGED' || failedButLive !== undefined ? 'info' : 'success', text1: said };
}

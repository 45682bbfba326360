import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { KeptChangesStore } from '#web/stores/composer/kept-changes-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { textsIn } from '#core/composer/written-texts.ts';
import { isBegun } from '#core/composer/is-begun.ts';
import { refusedWordsOf } from '#web/stores/abuse/refused-words.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { QuotaLeft } from '../quotas/QuotaLeft.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Problems } from './Problems.tsx';
import { ComposerForm } from './ComposerForm.tsx';
import { useWords } from '../words.tsx';
import { PostLater } from './PostLater.tsx';
import { SendButton } from './SendButton.tsx';
import { useCheckedSending } from './use-checked-sending.ts';
import { useOpening } from './use-opening.ts';
import { useSending } from './use-sending.ts';

/** Composer dialog over any page. */
export const Composer = observer(function Composer() {
  const words = useWords(composerWords);
  const writing = useStore(WritingStore);
  const store = useStore(ComposerStore);
  const kept = useStore(KeptChangesStore);
  const { sending, isBusy, isPosted } = useSending();
  const { writesFirst } = useStore(WritingGateStore);
  const exposure = useStore(ExposureStore);
  const isOpen = useOpening();
  const close = () => {
    exposure.leave();
    store.close();
    writing.close();
  };
  const discard = useDiscard(isOpen);
  const problems = useRef<HTMLDivElement>(null);
  // Refused words are marked in their field, which takes the focus itself.
  const point = () => refusedWordsOf(store.saving.state, store.publishing.state).length === 0 && problems.current?.focus();
  const { form, send, notice, isLater } = useCheckedSending((under) => void sending(under).then((stands) => stands || point()));
  const isNew = store.writing.postId === null;
  const foot = (
    <div className="row">
      {isOpen && isNew && !isPosted && !writesFirst && <QuotaLeft of="posts" persona={store.writing.profileType} />}
      <Problems place={problems} save={() => send({ profileType: 'ANONYMOUS', name: null })} />
      {isNew && writesFirst ? <PostLater /> : <SendButton isBusy={isBusy} isLater={isLater} send={send} />}
      {(isNew ? isBegun(store.writing) : store.isUnsavedEdit) && (
        <>
          <Button look="quiet" busy={isBusy} onClick={discard}>
            {isNew ? words.discard : words.discardEdit}
          </Button>
          <span className="xs muted">
            {isNew ? words.kept : words.keptEdit} {kept.hasOther(store.writing) && words.keptOther}
          </span>
        </>
      )}
    </div>
  );
  return (
    <Dialog isOpen={isOpen} onClose={close} title={isNew ? words.title : words.editTitle} foot={foot}>
      <div ref={form} className="stack g3">
        <ComposerForm isLater={isLater} />
        {notice}
      </div>
    </Dialog>
  );
});

/** Discards the draft with an undo until the composer reopens. */
function useDiscard(isOpen: boolean): () => void {
  const words = useWords(composerWords);
  const writing = useStore(WritingStore);
  const store = useStore(ComposerStore);
  const toasts = useStore(ToastStore);
  const offered = useRef(0);
  useEffect(() => {
    if (isOpen) toasts.dismiss(offered.current);
  }, [isOpen, toasts]);
  return () => {
    const { options, writing: written } = store;
    const { state } = store.publishing;
    const mayBePosted = state.status === 'FAILURE' && state.failure.kind === 'offline';
    const bringBack = store.discard();
    writing.close();
    const onUndo = () => bringBack() && writing.open(written.postId === null ? {} : { ...options, words: textsIn(written) });
    offered.current = toasts.show({
      type: 'success',
      text1: mayBePosted && written.postId === null ? words.discardedSent : words.discarded,
      props: { onUndo },
    });
  };
}

import { observer } from 'mobx-react-lite';
import { ContributionsStore, type AnyLocal } from '#web/stores/contributions/contributions-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface RemoveContributionProps {
  readonly removed: AnyLocal | undefined;
  readonly close: () => void;
}

export const RemoveContribution = observer(function RemoveContribution({ removed, close }: RemoveContributionProps) {
  const { list: words, kinds } = useWords(contributionWords);
  const [store, toasts] = [useStore(ContributionsStore), useStore(ToastStore)];
  const { removeTitle, removeBecause } = kinds[removed?.kind ?? 'review'];
  const { counts, sentOn } = removed?.key ?? {};
  const isOfThisYear = counts === true && sentOn?.slice(0, 4) === store.today.slice(0, 4);
  const status = removed?.removing.state.status;
  const remove = async () => {
    if (!removed || !(await store.remove(removed))) return;
    close();
    toasts.show({ type: 'success', text1: words.removed });
  };
  const foot = (
    <>
      <Button look="main" busy={status === 'LOADING'} onClick={() => void remove()}>
        {words.remove}
      </Button>
      <Button onClick={close}>{words.keep}</Button>
    </>
  );
  return (
    <Dialog isOpen={removed !== undefined} onClose={close} title={removeTitle} foot={foot}>
      <p>{removeBecause}</p>
      <p>
        {words.toCorrect} {isOfThisYear && words.noSecond}
      </p>
      <p className="err" role="alert">
        {status === 'FAILURE' && words.removeFailed}
      </p>
    </Dialog>
  );
});

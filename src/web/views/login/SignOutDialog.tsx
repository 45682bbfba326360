import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SignOutStore, type SignOutQuestion } from '#web/stores/login/sign-out-store.ts';
import { signOutWords } from '#web/words/login/sign-out-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Asks before sign-out, as unsent words are lost and a persona key would stay on a shared computer. */
export const SignOutDialog = observer(function SignOutDialog() {
  const words = useWords(signOutWords);
  const { isSignOutWanted } = useStore(LoginStore);
  const store = useStore(SignOutStore);
  const recorded = useShownFailure();
  useEffect(() => {
    if (isSignOutWanted) void store.ask().then(recorded);
  }, [isSignOutWanted, store, recorded]);
  const { question } = store;
  return (
    <Dialog isOpen={isSignOutWanted && question !== undefined} onClose={() => store.stay()} title={words.title}>
      {question && <Question question={question} leave={(forgets) => void store.leave(forgets).then((isOut) => recorded(!isOut))} />}
    </Dialog>
  );
});

interface QuestionProps {
  readonly question: SignOutQuestion;
  readonly leave: (forgets: boolean) => void;
}

const Question = observer(function Question({ question: { unsent, name, others }, leave }: QuestionProps) {
  const words = useWords(signOutWords);
  const store = useStore(SignOutStore);
  const isBusy = store.leaving.state.status === 'LOADING';
  const isForeign = name === undefined && others.length > 0;
  const isKeyHere = name !== undefined || isForeign;
  return (
    <div className="stack">
      {isForeign && <p>{words.others(others)}</p>}
      {unsent && <p>{words.unsent(unsent)}</p>}
      {name !== undefined && (
        <>
          <p>{words.key(name)}</p>
          <Link className="btn wide" to={`${screens.madeUpName}#keep-key`} onClick={() => store.stay()}>
            {words.take}
          </Link>
        </>
      )}
      <Button wide busy={isBusy} onClick={() => leave(false)}>
        {!unsent ? words.keep : !isKeyHere ? words.discard(unsent) : words.keepAndDiscard}
      </Button>
      {isKeyHere && (
        <>
          <Button wide busy={isBusy} onClick={() => leave(true)}>
            {unsent ? words.forgetAndDiscard : words.forget}
          </Button>
          <p className="hint">{isForeign ? words.forgetOthers : words.forgetText}</p>
        </>
      )}
      <Button wide look="main" onClick={() => store.stay()}>
        {words.stay}
      </Button>
    </div>
  );
});

function useShownFailure(): (hasFailed: boolean) => void {
  const { failed } = useWords(signOutWords);
  const toasts = useStore(ToastStore);
  return useCallback((hasFailed) => void (hasFailed && toasts.show({ type: 'failure', text1: failed })), [toasts, failed]);
}

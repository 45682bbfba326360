import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

export const StartOver = observer(function StartOver({ throwAway }: { readonly throwAway: () => void }) {
  const { form: words } = useWords(contributionWords);
  const [isAsked, ask] = useState(false);
  const confirm = () => {
    ask(false);
    throwAway();
  };
  const foot = (
    <>
      <Button look="main" onClick={confirm}>
        {words.throwAway}
      </Button>
      <Button onClick={() => ask(false)}>{words.keepIt}</Button>
    </>
  );
  return (
    <>
      <Button look="quiet" onClick={() => ask(true)}>
        {words.throwAway}
      </Button>
      <Dialog isOpen={isAsked} onClose={() => ask(false)} title={words.startOver} foot={foot}>
        <p>{words.startOverBecause}</p>
      </Dialog>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { UploadLinkStore } from '#web/stores/photos/upload-link-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Field } from '../fields/Field.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface PassOnProps {
  readonly publicKey: string;
  readonly photoSetId: string;
}

/** Link to continue photos on another device. In the page only while its dialog is open. */
export const PassOn = observer(function PassOn({ publicKey, photoSetId }: PassOnProps) {
  const { passOn: words } = useWords(contributionWords);
  const store = useStore(UploadLinkStore);
  const [isOpen, show] = useState(false);
  const make = () => void store.making.send(publicKey, photoSetId);
  const open = () => {
    show(true);
    make();
  };
  const close = () => {
    show(false);
    store.close();
  };
  return (
    <>
      <Button onClick={open}>{words.press}</Button>
      <Dialog isOpen={isOpen} onClose={close} title={words.press} foot={<PassingFoot make={make} />}>
        <p>{words.because}</p>
        {store.link !== undefined && (
          <Field label={words.link}>
            {(control) => <input {...control} className="input" readOnly value={store.link} onFocus={({ currentTarget }) => currentTarget.select()} />}
          </Field>
        )}
        <PassingStatus />
      </Dialog>
    </>
  );
});

const PassingFoot = observer(function PassingFoot({ make }: { readonly make: () => void }) {
  const { passOn: words } = useWords(contributionWords);
  const { making, passing } = useStore(UploadLinkStore);
  const isFailed = making.state.status === 'FAILURE';
  return (
    <Button look="main" busy={making.state.status === 'LOADING'} onClick={isFailed ? make : () => void passing.send(words.title)}>
      {isFailed ? words.again : words.pass}
    </Button>
  );
});

const PassingStatus = observer(function PassingStatus() {
  const { passOn: words } = useWords(contributionWords);
  const { making, passing } = useStore(UploadLinkStore);
  return (
    <p className="hint" role="status">
      {making.state.status === 'FAILURE' && words.notMade}
      {passing.value === 'copied' && words.copied}
      {passing.state.status === 'FAILURE' && words.notCopied}
    </p>
  );
});

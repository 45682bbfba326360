import { observer } from 'mobx-react-lite';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface ChatQuestionProps {
  readonly title: string;
  readonly lead: string;
  readonly yes: string;
  readonly isBusy: boolean;
  readonly press: () => void;
  readonly close: () => void;
}

export const ChatQuestion = observer(function ChatQuestion({ title, lead, yes, isBusy, press, close }: ChatQuestionProps) {
  const words = useWords(uiWords);
  const foot = (
    <>
      <Button look="main" busy={isBusy} onClick={press}>
        {yes}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={title} foot={foot}>
      <p>{lead}</p>
    </Dialog>
  );
});

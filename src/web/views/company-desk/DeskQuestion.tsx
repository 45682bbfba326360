import { observer } from 'mobx-react-lite';
import { CompanyDeskStore, type DeskChange } from '#web/stores/company-desk/company-desk-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Asks before the desk is handed over, or a person taken out. */
export const DeskQuestion = observer(function DeskQuestion({ what, person: { name, isYou } }: DeskChange) {
  const words = useWords(deskWords);
  const store = useStore(CompanyDeskStore);
  const isHandOver = what === 'handOver';
  const title = isHandOver ? words.handOverNamed(name) : isYou ? words.goOut : words.takeOutNamed(name);
  const foot = (
    <>
      <Button look="main" busy={store.isChanging} onClick={() => void store.answer()}>
        {isHandOver ? words.handOver : isYou ? words.goOut : words.takeOut}
      </Button>
      <Button onClick={() => store.ask(undefined)}>{words.notNow}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={() => store.ask(undefined)} title={title} foot={foot}>
      <p>{isHandOver ? words.handOverMeans : words.takeOutMeans}</p>
    </Dialog>
  );
});

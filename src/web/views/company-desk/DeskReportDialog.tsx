import { observer } from 'mobx-react-lite';
import { longestAppeal } from '#core/moderation/moderations.ts';
import { longestReportNote, reportReasons } from '#core/moderation/report.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { DeskReportsStore } from '#web/stores/company-desk/desk-reports-store.ts';
import { deskReportWords } from '#web/words/company-desk/desk-report-words.ts';
import { NoteField } from '../fields/NoteField.tsx';
import { RadioChoices } from '../fields/RadioChoices.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Reports a review in the company's name, or asks for a second look. */
export const DeskReportDialog = observer(function DeskReportDialog() {
  const words = useWords(deskReportWords);
  const [store, toasts] = [useStore(DeskReportsStore), useStore(ToastStore)];
  const { form, point } = useInvalidFocus<HTMLDivElement>();
  const isAgain = store.asked?.isAgain ?? false;
  const send = async () => {
    const isSent = await store.send();
    if (isSent) toasts.show({ type: 'success', text1: isAgain ? words.againSent : words.sent });
    else if (store.unfit) point();
  };
  const foot = (
    <>
      <Button look="main" busy={store.sending.state.status === 'LOADING'} onClick={() => void send()}>
        {isAgain ? words.againSend : words.send}
      </Button>
      <Button onClick={() => store.leave()}>{words.notNow}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={() => store.leave()} title={isAgain ? words.again : words.title} foot={foot}>
      <div ref={form} className="stack g3">
        <p>{isAgain ? words.againLead : words.lead}</p>
        {isAgain ? <Why /> : <Which />}
        {store.problem && !store.unfit && <p role="alert">{words.problems[store.problem]}</p>}
      </div>
    </Dialog>
  );
});

const Which = observer(function Which() {
  const words = useWords(deskReportWords);
  const store = useStore(DeskReportsStore);
  return (
    <>
      <RadioChoices
        label={words.choose}
        look="vh"
        options={reportReasons.map((each) => ({ value: each, label: words.rulesNamed[each] }))}
        value={store.reason}
        onChange={(reason) => store.choose(reason)}
        error={store.unfit === 'unchosen' && words.problems.unchosen}
      />
      <NoteField label={words.note} rows={3} longest={longestReportNote} text={store.note} type={(text) => store.type(text)} />
    </>
  );
});

const Why = observer(function Why() {
  const words = useWords(deskReportWords);
  const store = useStore(DeskReportsStore);
  const error = store.unfit === 'wordless' ? words.problems.wordless : undefined;
  return <NoteField label={words.againNote} rows={4} longest={longestAppeal} text={store.note} type={(text) => store.type(text)} error={error} />;
});

import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useState } from 'react';
import { longestReportNote, reportReasons, type ReportReason } from '#core/moderation/report.ts';
import type { Resource } from '#core/votes/vote.ts';
import { PostQuestionsStore } from '#web/stores/moderation/post-questions-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { QuotaLeft } from '../quotas/QuotaLeft.tsx';
import { Field } from '../fields/Field.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { Unsent } from './Unsent.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

/** Says which rule something breaks. Nobody is told who said it. */
export const ReportDialog = observer(function ReportDialog({ resource, close }: { readonly resource: Resource; readonly close: () => void }) {
  const words = useWords(postWords);
  const asked = useWords(contentWords);
  const actions = useStore(PostQuestionsStore);
  const toasts = useStore(ToastStore);
  const [isMissing, miss] = useState(false);
  const { form, point } = useInvalidFocus<HTMLDivElement>();
  // Before anybody can press: what is chosen at once would be taken away by an effect that runs later.
  useLayoutEffect(() => actions.openReport(resource), [actions, resource]);
  const { state } = actions.reporting;
  const { reason, report } = actions;
  const { note } = report.fields;
  const isBusy = state.status === 'LOADING';
  const send = async () => {
    if (!reason) {
      miss(true);
      return point();
    }
    if (!(await actions.sendReport(resource))) return;
    toasts.show({ type: 'success', text1: asked.reporting.done });
    close();
  };
  const foot = (
    <>
      <Button look="main" busy={isBusy} onClick={() => void send()}>
        {asked.reporting.send}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={asked.reporting.title} foot={foot}>
      <div ref={form} className="stack g3">
        <p>{asked.reporting.lead}</p>
        <ReasonChoice reason={reason} isMissing={isMissing && !reason} choose={(chosen) => report.type({ reason: chosen })} />
        <NoteField label={asked.reporting.note} note={note} say={(typed) => report.type({ note: typed })} />
        <QuotaLeft of="reports" />
        {state.status === 'FAILURE' && <Unsent failure={state.failure} text={note} />}
      </div>
    </Dialog>
  );
});

interface NoteFieldProps {
  readonly label: string;
  readonly note: string;
  readonly say: (note: string) => void;
}

const NoteField = ({ label, note, say }: NoteFieldProps) => (
  <Field label={label}>
    {(control) => (
      <textarea {...control} className="input" rows={3} maxLength={longestReportNote} value={note} onChange={({ currentTarget }) => say(currentTarget.value)} />
    )}
  </Field>
);

interface ReasonChoiceProps {
  readonly reason: ReportReason | undefined;
  readonly isMissing: boolean;
  readonly choose: (reason: ReportReason) => void;
}

const ReasonChoice = observer(function ReasonChoice({ reason, isMissing, choose }: ReasonChoiceProps) {
  const asked = useWords(contentWords);
  const missing = useId();
  return (
    <fieldset className={styles.reasons} {...(isMissing && { 'aria-invalid': true, 'aria-describedby': missing, role: 'radiogroup' })}>
      <legend className="vh">{asked.reporting.choose}</legend>
      {reportReasons.map((each) => (
        <label key={each}>
          <input type="radio" name="reason" checked={each === reason} onChange={() => choose(each)} />
          {asked.rulesNamed[each]}
        </label>
      ))}
      {isMissing && (
        <p id={missing} className="err">
          {asked.reporting.choose}
        </p>
      )}
    </fieldset>
  );
});

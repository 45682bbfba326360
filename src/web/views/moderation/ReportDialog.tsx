import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { longestReportNote, reportReasons } from '#core/moderation/report.ts';
import type { Resource } from '#core/votes/vote.ts';
import { PostQuestionsStore } from '#web/stores/moderation/post-questions-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { QuotaLeft } from '../quotas/QuotaLeft.tsx';
import { NoteField } from '../fields/NoteField.tsx';
import { RadioChoices } from '../fields/RadioChoices.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { Unsent } from './Unsent.tsx';
import { useWords } from '../words.tsx';

/** Reports a broken rule. Nobody learns who reported it. */
export const ReportDialog = observer(function ReportDialog({ resource, close }: { readonly resource: Resource; readonly close: () => void }) {
  const asked = useWords(contentWords);
  const actions = useStore(PostQuestionsStore);
  const toasts = useStore(ToastStore);
  const [isMissing, miss] = useState(false);
  const { form, point } = useInvalidFocus<HTMLDivElement>();
  // Before anyone can press: what is chosen at once would be taken away by an effect that runs later.
  useLayoutEffect(() => actions.openReport(resource), [actions, resource]);
  const { state } = actions.reporting;
  const { reason, report } = actions;
  const { note } = report.fields;
  const send = async () => {
    if (!reason) {
      miss(true);
      return point();
    }
    if (!(await actions.sendReport(resource))) return;
    toasts.show({ type: 'success', text1: asked.reporting.done });
    close();
  };
  return (
    <Dialog isOpen onClose={close} title={asked.reporting.title} foot={<Foot isBusy={state.status === 'LOADING'} send={() => void send()} close={close} />}>
      <div ref={form} className="stack g3">
        <p>{asked.reporting.lead}</p>
        <RadioChoices
          label={asked.reporting.choose}
          look="vh"
          options={reportReasons.map((each) => ({ value: each, label: asked.rulesNamed[each] }))}
          value={reason}
          onChange={(chosen) => report.type({ reason: chosen })}
          error={isMissing && !reason && asked.reporting.choose}
        />
        <NoteField label={asked.reporting.note} rows={3} longest={longestReportNote} text={note} type={(typed) => report.type({ note: typed })} />
        <QuotaLeft of="reports" />
        {state.status === 'FAILURE' && <Unsent failure={state.failure} text={note} />}
      </div>
    </Dialog>
  );
});

interface FootProps {
  readonly isBusy: boolean;
  readonly send: () => void;
  readonly close: () => void;
}

const Foot = observer(function Foot({ isBusy, send, close }: FootProps) {
  const { cancel } = useWords(postWords);
  const { reporting } = useWords(contentWords);
  return (
    <>
      <Button look="main" busy={isBusy} onClick={send}>
        {reporting.send}
      </Button>
      <Button onClick={close}>{cancel}</Button>
    </>
  );
});

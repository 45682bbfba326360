import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { agoOf } from '#core/figures/ago.ts';
import { longestAuthorNote } from '#core/moderation/interventions.ts';
import { longestDecisionNote, type DecidedItem, type Decision } from '#core/moderation/moderations.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import { lacksOrder, moderatorRules, type ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { DecisionNotesStore } from '#web/stores/moderation/decision-notes-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ModerationStore, type Overtaken } from '#web/stores/moderation/moderation-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../fields/Field.tsx';
import { NoteField } from '../fields/NoteField.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { Select } from '../fields/Select.tsx';
import { takeLostFocus } from '../overlays/lost-focus.ts';
import { Answers } from './Answers.tsx';
import { confirmationsOf, decisionSaid, upheldBy } from './second-look.ts';
import styles from './queue.module.css';

export const VerdictForm = observer(function VerdictForm({ item }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const notes = useStore(DecisionNotesStore);
  const overtaken = useStore(ModerationStore).overtaken.get(item.itemId);
  const { pageOf } = useStore(SessionStore);
  useEffect(() => notes.find(), [notes, pageOf]);
  if (overtaken) return <OvertakenNotice itemId={item.itemId} overtaken={overtaken} />;
  if ((item.comment ?? item.post)?.isMine) return <p className="inset">{words.yours}</p>;
  return <Verdict item={item} />;
});

/** Tells of an earlier decision or deletion. A begun note stays until put away. */
const OvertakenNotice = observer(function OvertakenNotice({ itemId, overtaken }: { readonly itemId: string; readonly overtaken: Overtaken }) {
  const words = useWords(moderationWords);
  const { ago } = useWords(postWords);
  const { rulesNamed } = words;
  const store = useStore(ModerationStore);
  const notes = useStore(DecisionNotesStore);
  const { note, noteToAuthor } = notes.at(itemId);
  const putAway = () => {
    notes.drop(itemId);
    store.putAway(itemId);
  };
  const announced = (decided: DecidedItem) =>
    (decided.isMine ? words.arrived : words.overtaken)(decisionSaid(decided, words), rulesNamed[decided.rule], ago(agoOf(decided.decidedAt, store.now)));
  return (
    <div className="inset stack g2">
      <p ref={takeLostFocus} role="alert" tabIndex={-1}>
        {overtaken === 'deleted' ? words.deleted : announced(overtaken)}
      </p>
      {note && <BegunNote label={words.note} text={note} />}
      {noteToAuthor && <BegunNote label={words.noteToAuthor} text={noteToAuthor} />}
      <div>
        <Button onClick={putAway}>{words.putAway}</Button>
      </div>
    </div>
  );
});

const BegunNote = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <Field label={label}>{(control) => <textarea {...control} className="input" readOnly rows={3} dir="auto" value={text} />}</Field>
);

/** Words of a decision. On appeal they refer to the first one. */
function useVerdictWords(item: QueueItem) {
  const { verdicts } = useWords(moderationWords);
  return verdicts[upheldBy(item) ?? 'first'];
}

/** Sends a decision with notes, dropped once taken, or tells the problem. */
function useDeciding(item: QueueItem, rule: ModerationRule) {
  const words = useWords(moderationWords);
  const said = useVerdictWords(item);
  const store = useStore(ModerationStore);
  const notes = useStore(DecisionNotesStore);
  const toasts = useStore(ToastStore);
  const [problem, tell] = useState<string>();
  const [isTried, miss] = useState(false);
  const { itemId, stage } = item;
  const decide = async (decision: Decision) => {
    const note = notes.at(itemId).note.trim();
    if (decision === 'remove' && lacksOrder(rule, note)) return miss(true);
    // An author whose thing is stored at the first look gets no note.
    const noteToAuthor = decision === 'remove' || stage === 'second' ? notes.at(itemId).noteToAuthor.trim() : '';
    const isDone = await store.decide(item, {
      decision,
      rule: decision === 'remove' ? rule : null,
      ...(note && { note }),
      ...(noteToAuthor && { noteToAuthor }),
    });
    if (isDone) {
      notes.drop(itemId);
      return toasts.show({ type: 'success', text1: decision === 'keep' ? said.kept : said.removed });
    }
    const { state } = store.deciding;
    tell(state.status === 'FAILURE' && state.failure.kind === 'conflict' ? words.conflict : words.failed);
  };
  const isOrderMissing = isTried && lacksOrder(rule, notes.at(itemId).note.trim());
  return { decide, problem, isOrderMissing, said, isBusy: store.deciding.state.status === 'LOADING' };
}

const Verdict = observer(function Verdict({ item }: { readonly item: QueueItem }) {
  const notes = useStore(DecisionNotesStore);
  const { rule = item.suggestedRule } = notes.at(item.itemId);
  const { form, point } = useInvalidFocus<HTMLDivElement>();
  const { decide, problem, isOrderMissing, said, isBusy } = useDeciding(item, rule);
  const { rulesNamed, confirming } = useWords(moderationWords);
  return (
    <div ref={form} className={styles.verdict}>
      <RuleChoice rule={rule} choose={(chosen) => notes.type(item.itemId, { rule: chosen })} />
      <Note itemId={item.itemId} rule={rule} isOrderMissing={isOrderMissing} />
      <NoteToAuthor item={item} />
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <Answers
        labels={said}
        confirmations={confirmationsOf(item, confirming, rulesNamed[rule])}
        isBusy={isBusy}
        decide={(decision) => void decide(decision).then(point)}
      />
    </div>
  );
});

interface NoteProps {
  readonly itemId: string;
  readonly rule: ModerationRule;
  readonly isOrderMissing: boolean;
}

const Note = observer(function Note({ itemId, rule, isOrderMissing }: NoteProps) {
  const words = useWords(moderationWords);
  const notes = useStore(DecisionNotesStore);
  const hint = rule === 'court' && { hint: words.orderHint };
  const { note } = notes.at(itemId);
  return (
    <NoteField
      label={words.note}
      {...hint}
      error={isOrderMissing ? words.orderMissing : undefined}
      longest={longestDecisionNote}
      text={note}
      type={(text) => notes.type(itemId, { note: text })}
    />
  );
});

const NoteToAuthor = observer(function NoteToAuthor({ item: { itemId, stage } }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const notes = useStore(DecisionNotesStore);
  return (
    <NoteField
      label={words.noteToAuthor}
      hint={words.noteToAuthorHint[stage](longestAuthorNote)}
      longest={longestAuthorNote}
      text={notes.at(itemId).noteToAuthor}
      type={(noteToAuthor) => notes.type(itemId, { noteToAuthor })}
    />
  );
});

const RuleChoice = observer(function RuleChoice({ rule, choose }: { readonly rule: ModerationRule; readonly choose: (rule: ModerationRule) => void }) {
  const words = useWords(moderationWords);
  return (
    <Field label={words.rule}>
      {(control) => (
        <Select
          {...control}
          options={moderatorRules.map((each) => ({ value: each, label: words.rulesNamed[each] }))}
          value={rule}
          onChange={({ currentTarget }) => choose(moderatorRules.find((each) => each === currentTarget.value) ?? rule)}
        />
      )}
    </Field>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { agoOf } from '#core/figures/ago.ts';
import { longestAuthorNote } from '#core/moderation/interventions.ts';
import { longestDecisionNote, type DecidedItem, type Decision } from '#core/moderation/moderations.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import { reportReasons } from '#core/moderation/report.ts';
import { lacksOrder, type ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { DecisionNotesStore } from '#web/stores/moderation/decision-notes-store.ts';
import { ModerationStore, type Overtaken } from '#web/stores/moderation/moderation-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../fields/Field.tsx';
import { NoteField } from '../fields/NoteField.tsx';
import { Select } from '../fields/Select.tsx';
import { Answers } from './Answers.tsx';
import styles from './queue.module.css';

const rules: readonly ModerationRule[] = [...reportReasons, 'court'];

/** The decision about an item, or why there is none to make any more. */
export const VerdictForm = observer(function VerdictForm({ item }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const notes = useStore(DecisionNotesStore);
  const overtaken = useStore(ModerationStore).overtaken.get(item.itemId);
  useEffect(() => notes.find(), [notes]);
  if (overtaken) return <OvertakenNotice itemId={item.itemId} overtaken={overtaken} />;
  if ((item.comment ?? item.post)?.isMine) return <p className="inset">{words.yours}</p>;
  return <Verdict item={item} />;
});

/** Another decided this first, or the answer to one's own decision was lost, or its author deleted it. A note that was begun stays until it is put away. */
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
  const told = ({ isMine, decision, rule, decidedAt }: DecidedItem) =>
    (isMine ? words.arrived : words.overtaken)(words.decisions[decision], rulesNamed[rule], ago(agoOf(decidedAt, store.now)));
  return (
    <div className="inset stack g2">
      <p role="alert">{overtaken === 'deleted' ? words.deleted : told(overtaken)}</p>
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

/** The measure that a second look lets stand; without one the decision takes something down. */
const upheldBy = ({ stage, former }: QueueItem) =>
  stage === 'second' && (former === 'remove' || former === 'lock' || former === 'warn' || former === 'silence') ? former : undefined;

/** The words of the decision: in a second look, of the first decision that it is about. */
function useVerdictWords(item: QueueItem) {
  const { verdicts } = useWords(moderationWords);
  return verdicts[upheldBy(item) ?? 'first'];
}

/** Sends the decision with its notes, which are dropped once it is taken; tells the problem where it is not. */
function useDeciding(item: QueueItem, rule: ModerationRule) {
  const words = useWords(moderationWords);
  const said = useVerdictWords(item);
  const store = useStore(ModerationStore);
  const notes = useStore(DecisionNotesStore);
  const toasts = useStore(ToastStore);
  const [problem, tell] = useState<string>();
  const { itemId, stage } = item;
  const decide = async (decision: Decision) => {
    const note = notes.at(itemId).note.trim();
    if (decision === 'remove' && lacksOrder(rule, note)) return tell(words.orderMissing);
    // An author whose thing is kept at the first look is told nothing.
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
  return { decide, problem, said, isBusy: store.deciding.state.status === 'LOADING' };
}

const Verdict = observer(function Verdict({ item }: { readonly item: QueueItem }) {
  const [rule, choose] = useState<ModerationRule>(item.suggestedRule);
  const { decide, problem, said, isBusy } = useDeciding(item, rule);
  const { rulesNamed } = useWords(moderationWords);
  return (
    <div className={styles.verdict}>
      <RuleChoice rule={rule} choose={choose} />
      <Note itemId={item.itemId} rule={rule} />
      <NoteToAuthor item={item} />
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <Answers
        keep={said.keep}
        remove={said.remove}
        rule={rulesNamed[rule]}
        takesDown={upheldBy(item) === undefined}
        isBusy={isBusy}
        decide={(decision) => void decide(decision)}
      />
    </div>
  );
});

const Note = observer(function Note({ itemId, rule }: { readonly itemId: string; readonly rule: ModerationRule }) {
  const words = useWords(moderationWords);
  const notes = useStore(DecisionNotesStore);
  const hint = rule === 'court' && { hint: words.orderHint };
  const { note } = notes.at(itemId);
  return <NoteField label={words.note} {...hint} longest={longestDecisionNote} text={note} type={(text) => notes.type(itemId, { note: text })} />;
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
          options={rules.map((each) => ({ value: each, label: words.rulesNamed[each] }))}
          value={rule}
          onChange={({ currentTarget }) => choose(rules.find((each) => each === currentTarget.value) ?? rule)}
        />
      )}
    </Field>
  );
});

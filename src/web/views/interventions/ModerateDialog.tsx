import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import {
  interventionsFor,
  longestAuthorNote,
  needsRule,
  type InterventionKind,
  type InterventionOutcome,
  type Moderated,
} from '#core/moderation/interventions.ts';
import { mayAdminister } from '#core/moderation/member-role.ts';
import { silenceDays, type SanctionReach, type SilenceDays } from '#core/moderation/sanction.ts';
import { reportReasons } from '#core/moderation/report.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { Resource } from '#core/votes/vote.ts';
import { InterventionsStore } from '#web/stores/moderation/interventions-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

const rules: readonly ModerationRule[] = [...reportReasons, 'court'];

interface ModerateDialogProps {
  readonly resource: Resource;
  readonly moderated: Moderated;
  readonly done: (outcome: InterventionOutcome) => void;
  readonly close: () => void;
}

/** Asks a moderator what is to be done with a post or comment: by which rule, what its author is told, and what will happen. */
export const ModerateDialog = observer(function ModerateDialog({ resource, moderated, done, close }: ModerateDialogProps) {
  const { cancel } = useWords(postWords);
  const { moderating: words } = useWords(contentWords);
  const kinds = interventionsFor(moderated);
  const { draft, change, send, problem, isBusy } = useIntervention(resource, kinds[0] ?? 'remove', (outcome) => {
    done(outcome);
    close();
  });
  const foot = (
    <>
      <Button look="main" busy={isBusy} onClick={() => void send()}>
        {words.press[draft.kind]}
      </Button>
      <Button onClick={close}>{cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={words.title} foot={foot}>
      <div className="stack g3">
        <KindChoice kinds={kinds} chosen={draft.kind} choose={(kind) => change({ kind })} />
        {needsRule(draft.kind) && <RuleField rule={draft.rule} choose={(rule) => change({ rule })} />}
        {draft.kind === 'silence' && <SilenceFields draft={draft} change={change} />}
        <Field label={words.note} hint={words.noteHint}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={3}
              dir="auto"
              maxLength={longestAuthorNote}
              value={draft.note}
              onChange={({ currentTarget }) => change({ note: currentTarget.value })}
            />
          )}
        </Field>
        <p className="muted">{words.happens[draft.kind]}</p>
        {problem && (
          <p className="err" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
});

interface InterventionDraft {
  readonly kind: InterventionKind;
  readonly rule: ModerationRule | undefined;
  readonly note: string;
  readonly days: SilenceDays | null;
  readonly covers: SanctionReach;
}

/** The draft of an intervention, sent once it names a rule where it has to. */
function useIntervention(resource: Resource, first: InterventionKind, done: (outcome: InterventionOutcome) => void) {
  const { moderating: words } = useWords(contentWords);
  const { intervening } = useStore(InterventionsStore);
  const toasts = useStore(ToastStore);
  const [draft, put] = useState<InterventionDraft>({ kind: first, rule: undefined, note: '', days: 7, covers: 'persona' });
  const [problem, tell] = useState<string>();
  const send = async () => {
    const { kind, rule, note, days, covers } = draft;
    if (needsRule(kind) && !rule) return tell(words.choose);
    const outcome = await intervening.send(resource, {
      kind,
      rule: needsRule(kind) ? (rule ?? null) : null,
      ...(note.trim() && { note: note.trim() }),
      ...(kind === 'silence' && { days, covers }),
    });
    if (outcome.status !== 'SUCCESS') return tell(outcome.status === 'FAILURE' && outcome.failure.kind === 'conflict' ? words.conflict : words.failed);
    toasts.show({ type: 'success', text1: words.done[kind] });
    done(outcome.value);
  };
  const change = (changed: Partial<InterventionDraft>) => {
    tell(undefined);
    put({ ...draft, ...changed });
  };
  return { draft, change, send, problem, isBusy: intervening.state.status === 'LOADING' };
}

interface KindChoiceProps {
  readonly kinds: readonly InterventionKind[];
  readonly chosen: InterventionKind;
  readonly choose: (kind: InterventionKind) => void;
}

const KindChoice = observer(function KindChoice({ kinds, chosen, choose }: KindChoiceProps): ReactNode {
  const { moderating: words } = useWords(contentWords);
  return (
    <fieldset className={styles.reasons}>
      <legend className="vh">{words.title}</legend>
      {kinds.map((each) => (
        <label key={each}>
          <input type="radio" name="kind" checked={each === chosen} onChange={() => choose(each)} />
          {words.kinds[each]}
        </label>
      ))}
    </fieldset>
  );
});

interface SilenceFieldsProps {
  readonly draft: InterventionDraft;
  readonly change: (changed: Partial<InterventionDraft>) => void;
}

/** How long a silence lasts, and for administrators whether it reaches the account behind the name. */
const SilenceFields = observer(function SilenceFields({ draft: { days, covers }, change }: SilenceFieldsProps) {
  const { moderating: words } = useWords(contentWords);
  const { member } = useStore(SessionStore);
  return (
    <>
      <Field label={words.days}>
        {(control) => (
          <Select
            {...control}
            options={[...silenceDays.map((each) => ({ value: String(each), label: words.daysNamed(each) })), { value: '', label: words.forGood }]}
            value={days === null ? '' : String(days)}
            onChange={({ currentTarget }) => change({ days: silenceDays.find((each) => String(each) === currentTarget.value) ?? null })}
          />
        )}
      </Field>
      {mayAdminister(member?.role) && (
        <label>
          <input
            type="checkbox"
            checked={covers === 'account'}
            onChange={({ currentTarget }) => change({ covers: currentTarget.checked ? 'account' : 'persona' })}
          />{' '}
          {words.wholeAccount}
        </label>
      )}
    </>
  );
});

interface RuleFieldProps {
  readonly rule: ModerationRule | undefined;
  readonly choose: (rule: ModerationRule | undefined) => void;
}

const RuleField = observer(function RuleField({ rule, choose }: RuleFieldProps) {
  const { moderating: words, rulesNamed } = useWords(contentWords);
  return (
    <Field label={words.rule}>
      {(control) => (
        <Select
          {...control}
          options={[{ value: '', label: words.choose }, ...rules.map((each) => ({ value: each, label: rulesNamed[each] }))]}
          value={rule ?? ''}
          onChange={({ currentTarget }) => choose(rules.find((each) => each === currentTarget.value))}
        />
      )}
    </Field>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { longestAuthorNote, needsRule, type InterventionKind } from '#core/moderation/interventions.ts';
import { mayAdminister } from '#core/moderation/member-role.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { reportReasons } from '#core/moderation/report.ts';
import { silenceDays, type SanctionReach, type SilenceDays } from '#core/moderation/sanction.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { Field } from '../fields/Field.tsx';
import { NoteField } from '../fields/NoteField.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

const rules: readonly ModerationRule[] = [...reportReasons, 'court'];

/** An intervention as a moderator fills it in. */
export interface InterventionDraft {
  readonly kind: InterventionKind;
  readonly rule: ModerationRule | undefined;
  readonly note: string;
  readonly days: SilenceDays | null;
  readonly covers: SanctionReach;
}

interface InterventionFieldsProps {
  readonly kinds: readonly InterventionKind[];
  readonly draft: InterventionDraft;
  readonly change: (changed: Partial<InterventionDraft>) => void;
}

/** The fields of an intervention: which, by which rule, for how long, and what its author is told. */
export const InterventionFields = observer(function InterventionFields({ kinds, draft, change }: InterventionFieldsProps) {
  const { moderating: words } = useWords(contentWords);
  return (
    <>
      <KindChoice kinds={kinds} chosen={draft.kind} choose={(kind) => change({ kind })} />
      {needsRule(draft.kind) && <RuleField rule={draft.rule} choose={(rule) => change({ rule })} />}
      {(draft.kind === 'silence' || draft.kind === 'ban') && <SanctionFields draft={draft} change={change} />}
      <NoteField
        label={words.note}
        hint={needsRule(draft.kind) && draft.rule === 'court' ? words.orderHint : words.noteHint}
        rows={3}
        longest={longestAuthorNote}
        text={draft.note}
        type={(note) => change({ note })}
      />
    </>
  );
});

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

interface SanctionFieldsProps {
  readonly draft: InterventionDraft;
  readonly change: (changed: Partial<InterventionDraft>) => void;
}

/** The days of a silence or a ban, and for administrators whether a silence reaches the account behind the name. */
const SanctionFields = observer(function SanctionFields({ draft: { kind, days, covers }, change }: SanctionFieldsProps) {
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
      {kind === 'silence' && mayAdminister(member?.role) && (
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

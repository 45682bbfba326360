import { observer } from 'mobx-react-lite';
import { longestAuthorNote, needsRule, type InterventionKind } from '#core/moderation/interventions.ts';
import { mayAdminister } from '#core/moderation/member-role.ts';
import { moderatorRules, type ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { silenceDays } from '#core/moderation/sanction.ts';
import type { InterventionDraft } from '#web/stores/moderation/interventions-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { Field } from '../fields/Field.tsx';
import { NoteField } from '../fields/NoteField.tsx';
import { RadioChoices } from '../fields/RadioChoices.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

interface InterventionFieldsProps {
  readonly kinds: readonly InterventionKind[];
  readonly draft: InterventionDraft;
  readonly change: (changed: Partial<InterventionDraft>) => void;
  readonly missing: 'rule' | 'order' | undefined;
}

export const InterventionFields = observer(function InterventionFields({ kinds, draft, change, missing }: InterventionFieldsProps) {
  const { moderating: words } = useWords(contentWords);
  return (
    <>
      <RadioChoices
        label={words.title}
        look="vh"
        options={kinds.map((each) => ({ value: each, label: words.kinds[each] }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      {needsRule(draft.kind) && <RuleField rule={draft.rule} isMissing={missing === 'rule'} choose={(rule) => change({ rule })} />}
      {(draft.kind === 'silence' || draft.kind === 'ban') && <SanctionFields draft={draft} change={change} />}
      <NoteField
        label={words.note}
        hint={needsRule(draft.kind) && draft.rule === 'court' ? words.orderHint : words.noteHint}
        error={missing === 'order' ? words.orderMissing : undefined}
        rows={3}
        longest={longestAuthorNote}
        text={draft.note}
        type={(note) => change({ note })}
      />
    </>
  );
});

interface SanctionFieldsProps {
  readonly draft: InterventionDraft;
  readonly change: (changed: Partial<InterventionDraft>) => void;
}

/** Duration of a sanction, and for administrators if it reaches the account behind a name. */
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
  readonly isMissing: boolean;
  readonly choose: (rule: ModerationRule | undefined) => void;
}

const RuleField = observer(function RuleField({ rule, isMissing, choose }: RuleFieldProps) {
  const { moderating: words, rulesNamed } = useWords(contentWords);
  return (
    <Field label={words.rule} error={isMissing ? words.choose : undefined}>
      {(control) => (
        <Select
          {...control}
          options={[{ value: '', label: words.choose }, ...moderatorRules.map((each) => ({ value: each, label: rulesNamed[each] }))]}
          value={rule ?? ''}
          onChange={({ currentTarget }) => choose(moderatorRules.find((each) => each === currentTarget.value))}
        />
      )}
    </Field>
  );
});

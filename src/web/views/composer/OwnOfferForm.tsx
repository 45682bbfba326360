import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { deviceFull, longestOfferName, workModes, type WorkMode } from '#core/offers/salary-offer.ts';
import { offerIn, offerTextProblems, type OfferText } from '#core/offers/offer-text.ts';
import { OwnOffersStore } from '#web/stores/composer/own-offers-store.ts';
import { offerWords } from '#web/words/offers/offer-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import type { FieldProblem } from '#core/failure.ts';
import { stillIn } from '../abuse/RefusedWords.tsx';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import styles from './composer.module.css';

interface OwnOfferFormProps {
  /** The offer that is changed; left out for a new one. */
  readonly offerId?: string;
  readonly text: OfferText;
  readonly write: (text: OfferText) => void;
  readonly close: () => void;
}

const fields = ['companyName', 'jobProfile', 'location', 'experienceYears', 'fixedRupees', 'variableRupees', 'stockRupees'] as const;
const numbers: readonly string[] = ['experienceYears', 'fixedRupees', 'variableRupees', 'stockRupees'];

/** One offer, told in a few fields. */
export const OwnOfferForm = observer(function OwnOfferForm({ offerId, text, write, close }: OwnOfferFormProps) {
  const { offers: words, problems } = useWords(composerWords);
  const posts = useWords(postWords);
  const store = useStore(OwnOffersStore);
  const [isTried, tryIt] = useState(false);
  const { form, point } = useInvalidFocus<HTMLDivElement>();
  const { state } = store.saving;
  const isFull = state.status === 'FAILURE' && state.failure.kind === 'conflict';
  const save = async () => {
    const facts = offerIn(text);
    if (facts && (await store.save(facts, offerId))) close();
    else {
      tryIt(true);
      point();
    }
  };
  return (
    <div ref={form} className={`inset ${styles.offerForm}`}>
      <OfferFields
        text={text}
        write={write}
        wrong={isTried ? offerTextProblems(text) : {}}
        refused={state.status === 'FAILURE' ? state.failure.problems : []}
      />
      {state.status === 'FAILURE' && (
        <p className="err" role="alert">
          {isFull ? problems.offers : state.failure.code === deviceFull ? words.deviceFull : words.failed}
        </p>
      )}
      <div className="row">
        <Button look="main" busy={state.status === 'LOADING'} onClick={() => void save()}>
          {words.save}
        </Button>
        <Button onClick={close}>{posts.cancel}</Button>
      </div>
    </div>
  );
});

interface OfferFieldsProps {
  readonly text: OfferText;
  readonly write: (text: OfferText) => void;
  readonly wrong: ReturnType<typeof offerTextProblems>;
  readonly refused: readonly FieldProblem[];
}

const OfferFields = observer(function OfferFields({ text, write, wrong, refused }: OfferFieldsProps) {
  const { offers: words } = useWords(composerWords);
  const { modes } = useWords(offerWords);
  const { because, reasons } = useWords(abuseWords);
  const errorOf = (field: (typeof fields)[number]): string | undefined => {
    if (wrong[field]) return words.wrong[wrong[field]];
    const [first] = stillIn(
      refused.filter(({ pointer }) => pointer === `/body/${field}`),
      text[field],
    );
    return first && `“${first.found}”${because(reasons[first.reason])}`;
  };
  return (
    <>
      {fields.map((field) => (
        <Field key={field} label={words.fields[field]} error={errorOf(field)}>
          {(control) => (
            <input
              {...control}
              className="input"
              inputMode={numbers.includes(field) ? 'decimal' : 'text'}
              maxLength={longestOfferName}
              value={text[field]}
              onChange={({ currentTarget }) => write({ ...text, [field]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <Field label={words.fields.workMode}>
        {(control) => (
          <Select
            {...control}
            options={workModes.map((mode) => ({ value: mode, label: modes[mode] }))}
            value={text.workMode}
            onChange={({ currentTarget }) => write({ ...text, workMode: modeNamed(currentTarget.value) })}
          />
        )}
      </Field>
      <Checkbox isChecked={text.isCurrent} onCheck={(isCurrent) => write({ ...text, isCurrent })}>
        {words.current}
      </Checkbox>
    </>
  );
});

const modeNamed = (name: string): WorkMode => workModes.find((mode) => mode === name) ?? 'office';

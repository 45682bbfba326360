import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { grouped } from '#core/figures/counts.ts';
import { deviceFull, longestOfferName, mostOfferRupees, workModes, type OfferFacts, type WorkMode } from '#core/offers/salary-offer.ts';
import { offerAmounts, offerIn, offerTextProblems, type OfferText } from '#core/offers/offer-text.ts';
import { askedPay, type AskedPay } from '#core/salaries/unit-slips.ts';
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
import { OfferAmount } from './OfferAmount.tsx';
import { OfferSlip } from './OfferSlip.tsx';
import styles from './composer.module.css';

interface OwnOfferFormProps {
  readonly offerId?: string;
  readonly text: OfferText;
  readonly write: (text: OfferText) => void;
  readonly close: () => void;
}

const fields = ['companyName', 'jobProfile', 'location', 'experienceYears'] as const;

export const OwnOfferForm = observer(function OwnOfferForm({ offerId, text, write, close }: OwnOfferFormProps) {
  const { offers: words } = useWords(composerWords);
  const posts = useWords(postWords);
  const store = useStore(OwnOffersStore);
  const [isTried, tryIt] = useState(false);
  const { form, point } = useInvalidFocus<HTMLDivElement>();
  const { state } = store.saving;
  const [asksAbout, ask] = useState<OfferText>();
  const facts = offerIn(text);
  const slip = facts && slipIn(facts);
  const save = async (written: OfferFacts | undefined, isMeant = false) => {
    if (written && !isMeant && slipIn(written)) return ask(text);
    if (written && (await store.save(written, offerId))) return close();
    tryIt(true);
    point();
  };
  return (
    <div ref={form} className={`inset stack g3 ${styles.offerForm}`}>
      <OfferFields
        text={text}
        write={write}
        wrong={isTried ? offerTextProblems(text) : {}}
        refused={state.status === 'FAILURE' ? state.failure.problems : []}
      />
      <OfferSlip
        typed={facts?.fixedRupees ?? 0}
        asked={asksAbout === text ? slip : undefined}
        take={(meant) => {
          const right = { ...text, fixedRupees: grouped(meant) };
          write(right);
          void save(offerIn(right), true);
        }}
        insist={() => void save(facts, true)}
      />
      <NotSaved />
      <div className="row">
        <Button look="main" busy={state.status === 'LOADING'} onClick={() => void save(facts)}>
          {words.save}
        </Button>
        <Button onClick={close}>{posts.cancel}</Button>
      </div>
    </div>
  );
});

const NotSaved = observer(function NotSaved() {
  const { offers: words, problems } = useWords(composerWords);
  const { state } = useStore(OwnOffersStore).saving;
  if (state.status !== 'FAILURE') return null;
  const { kind, code } = state.failure;
  return (
    <p className="err" role="alert">
      {kind === 'conflict' ? problems.offers : code === deviceFull ? words.deviceFull : words.failed}
    </p>
  );
});

function slipIn({ fixedRupees, variableRupees, stockRupees }: OfferFacts): AskedPay | undefined {
  const asked = askedPay({ amount: fixedRupees, rest: variableRupees + stockRupees, currency: 'INR' });
  return asked && { meant: asked.meant !== null && asked.meant <= mostOfferRupees ? asked.meant : null };
}

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
              inputMode={field === 'experienceYears' ? 'decimal' : 'text'}
              maxLength={longestOfferName}
              value={text[field]}
              onChange={({ currentTarget }) => write({ ...text, [field]: currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <OfferAmounts text={text} write={write} wrong={wrong} />
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

const OfferAmounts = observer(function OfferAmounts({ text, write, wrong }: Omit<OfferFieldsProps, 'refused'>) {
  const { fields: labels } = useWords(composerWords).offers;
  return offerAmounts.map((field) => (
    <OfferAmount key={field} label={labels[field]} typed={text[field]} wrong={wrong[field]} write={(typed) => write({ ...text, [field]: typed })} />
  ));
});

const modeNamed = (name: string): WorkMode => workModes.find((mode) => mode === name) ?? 'office';

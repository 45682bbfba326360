import { observer } from 'mobx-react-lite';
import { PlusIcon } from '../ui/form-icons.tsx';
import { financialYears } from '#core/calculators/person-types.ts';
import type { OfferEntries } from '#web/stores/compare-offers/offer-entries.ts';
import { OfferCompaniesStore } from '#web/stores/compare-offers/offer-companies-store.ts';
import { OffersStore } from '#web/stores/compare-offers/offers-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import { EntryNumber } from '../calculators/EntryNumber.tsx';
import { StaysHere } from '../calculators/CalculatorPage.tsx';
import styles from '../calculators/calculators.module.css';
import { EntrySegments } from '../calculators/EntrySegments.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { More } from '../calculators/More.tsx';
import { Peek } from '../calculators/Peek.tsx';
import { ReportedField } from '../calculators/ReportedField.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../fields/Field.tsx';
import { Switch } from '../fields/Switch.tsx';
import { PlaceField } from '../calculators/PlaceField.tsx';
import { useWords } from '../words.tsx';
import { BonusFields } from './BonusFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { StockFields } from './StockFields.tsx';

const years = Object.fromEntries(financialYears.map((year) => [year, year]));

export const OffersForm = observer(function OffersForm() {
  const words = useWords(compareOffersWords);
  const store = useStore(OffersStore);
  const { best, offers } = store.answer;
  const isWorth = offers.length > 1 ? words.bestHeading : words.onlyHeading;
  const finding = isWorth(offers[best]?.name || words.offer(best + 1));
  return (
    <section className={styles['form']} aria-label={words.heading}>
      <Peek amount={offers[best]?.value ?? 0} to="result" isYearly label={`${store.isExample ? `${words.example}: ` : ''}${finding}:`} />
      {store.offers.map((offer, at) => (
        <OfferForm key={store.slots.indexOf(offer)} at={at} />
      ))}
      <div className="stack g1">
        <Button onClick={() => store.add()}>
          <PlusIcon small />
          {words.add}
        </Button>
        <div role="status">{store.isFull && <p className="err">{words.full}</p>}</div>
        <p className="hint">{words.keptHere}</p>
      </div>
      <EntrySegments label={words.year} entry={store.year} options={years} />
      <AboutFields />
      <StaysHere asksCompany />
    </section>
  );
});

const AboutFields = observer(function AboutFields() {
  const words = useWords(compareOffersWords);
  const { ages } = useWords(calculatorWords);
  const { woman, age, c80, health, other, law } = useStore(OffersStore);
  return (
    <More title={words.about} summary={words.aboutHint}>
      <EntrySwitch label={words.woman} entry={woman} />
      <EntrySegments label={words.age} entry={age} options={ages(law.ages)} />
      <AmountField label={words.c80} entry={c80} />
      <AmountField label={words.health} entry={health} />
      <AmountField label={words.otherDeductions} entry={other} />
    </More>
  );
});

const WholePay = observer(function WholePay({ offer }: { readonly offer: OfferEntries }) {
  const words = useWords(compareOffersWords);
  return (
    <>
      <EntrySegments label={words.basis} entry={offer.basis} options={words.bases} />
      {offer.basis.value === 'ctc' ? (
        <AmountField label={words.ctcPay} hint={words.ctcHint} entry={offer.ctc} hasPicker />
      ) : (
        <AmountField label={words.fixed} hint={words.fixedHint} entry={offer.fixed} hasPicker />
      )}
    </>
  );
});

/** Share of the variable pay that is paid, by default as the company's people report it (F-08). */
const Payout = observer(function Payout({ offer }: { readonly offer: OfferEntries }) {
  const words = useWords(compareOffersWords);
  const { slots } = useStore(OffersStore);
  const company = useStore(OfferCompaniesStore).companies[slots.indexOf(offer)];
  if (offer.variable.value === 0 || !company) return null;
  return (
    <>
      <ReportedField company={company} />
      <EntryNumber label={words.payout} entry={offer.payout} />
    </>
  );
});

const OfferForm = observer(function OfferForm({ at }: { readonly at: number }) {
  const words = useWords(compareOffersWords);
  const store = useStore(OffersStore);
  const offer = store.offers[at];
  if (!offer) return null;
  const { text: name } = offer.name;
  const title = offer.name.value.trim() || words.offer(at + 1);
  return (
    <fieldset className="card">
      <legend className="vh">{title}</legend>
      <div className={styles['form']}>
        <h2 aria-hidden="true">{title}</h2>
        <Field label={words.name}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              placeholder={words.namePlaceholder}
              value={name}
              onChange={({ currentTarget }) => offer.name.type(currentTarget.value)}
            />
          )}
        </Field>
        <Switch label={words.current} checked={offer.current.value} onChange={(isOn) => store.markCurrent(at, isOn)} />
        <WholePay offer={offer} />
        <AmountField label={words.variable} entry={offer.variable} hasPicker />
        <Payout offer={offer} />
        <BonusFields offer={offer} />
        <StockFields offer={offer} />
        <PlaceField label={words.place} entry={offer.place} />
        <MoreFields offer={offer} />
        {store.offers.length > 1 && (
          <Button look="quiet" aria-label={words.removeThis(title)} onClick={() => store.remove(at)}>
            {words.remove}
          </Button>
        )}
      </div>
    </fieldset>
  );
});

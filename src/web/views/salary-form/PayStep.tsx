import { observer } from 'mobx-react-lite';
import type { PayPer } from '#core/calculators/pay-periods.ts';
import { employments } from '#core/careers/employment-kind.ts';
import { currencyOf } from '#core/salaries/salary-form.ts';
import { currencies, stockTypes, vestingPeriods } from '#core/salaries/salary.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { Field } from '../fields/Field.tsx';
import { Segments } from '../fields/Segments.tsx';
import { Select } from '../fields/Select.tsx';
import { usePayPer } from '../fields/use-pay-per.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { SalaryAmount } from './SalaryAmount.tsx';
import frame from '../contributions/contribution-form.module.css';

/** Amount and employment type, the usual one preselected. */
export const PayStep = observer(function PayStep() {
  const words = useWords(salaryFormWords);
  const store = useStore(SalaryFormStore);
  const { fields } = store.form.draft;
  return (
    <div className={frame.fields}>
      <FixedPay />
      <SalaryAmount field="variable" label={words.variable} hint={words.variableHint} said={words.aYear} />
      <TokenPool />
      <Segments
        label={words.works}
        options={[
          { value: 'now', label: words.worksNow },
          { value: 'before', label: words.worksBefore },
        ]}
        value={fields.works}
        onChange={(works) => store.type({ works })}
      />
      <Field label={words.employment}>
        {(control) => (
          <Select
            {...control}
            value={fields.employment}
            onChange={({ currentTarget }) => store.type({ employment: currentTarget.value })}
            options={employments.map((value) => ({ value, label: words.employments[value] }))}
          />
        )}
      </Field>
      <div>
        <Segments
          label={words.currency}
          options={currencies.map((value) => ({ value, label: words.currencies[value] }))}
          value={currencyOf(fields)}
          onChange={(currency) => store.type({ currency })}
        />
        <p className="hint">{words.currencyHint}</p>
      </div>
    </div>
  );
});

const FixedPay = observer(function FixedPay() {
  const words = useWords(salaryFormWords);
  const { pay } = useStore(SalaryFormStore);
  usePayPer();
  const per = { value: pay.per, choose: (chosen: PayPer) => pay.choosePer(chosen), words: words.payPer };
  return <SalaryAmount field="fixed" label={words.fixed} hint={words.fixedHint} said={words.aYear} per={per} />;
});

/** Stock with the job. Amount and years are asked for once there is some. */
const TokenPool = observer(function TokenPool() {
  const words = useWords(salaryFormWords);
  const store = useStore(SalaryFormStore);
  const { fields } = store.form.draft;
  return (
    <>
      <Field label={words.stockType}>
        {(control) => (
          <Select
            {...control}
            value={fields.stockType}
            onChange={({ currentTarget }) => store.type({ stockType: currentTarget.value })}
            options={[{ value: '', label: words.noStock }, ...stockTypes.map((value) => ({ value, label: words.stockTypes[value] }))]}
          />
        )}
      </Field>
      {fields.stockType !== '' && (
        <>
          <SalaryAmount field="stock" label={words.stock} hint={words.stockHint} said={words.inAll} />
          <Field label={words.vesting}>
            {(control) => (
              <Select
                {...control}
                value={fields.vesting}
                onChange={({ currentTarget }) => store.type({ vesting: currentTarget.value })}
                options={[{ value: '', label: words.notAware }, ...vestingPeriods.map((years) => ({ value: String(years), label: words.vestingYears(years) }))]}
              />
            )}
          </Field>
        </>
      )}
    </>
  );
});

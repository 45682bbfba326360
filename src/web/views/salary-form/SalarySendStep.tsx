import { observer } from 'mobx-react-lite';
import type { SalaryDraft } from '#core/salaries/salary-draft.ts';
import { salaryOf } from '#core/salaries/salary-form.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { ReadOver } from '../contributions/ReadOver.tsx';
import { SendPromises } from '../contributions/SendPromises.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';
import styles from './salary-form.module.css';

export const SalarySendStep = observer(function SalarySendStep() {
  const words = useWords(salaryFormWords);
  const { form: shared } = useWords(contributionWords);
  const store = useStore(SalaryFormStore);
  const isCounted = store.uncounted === undefined;
  return (
    <div className={frame.fields}>
      {store.isBegun && <SaidSalary />}
      <SendPromises
        promises={[words.key, ...(isCounted ? [words.alone] : []), words.changeable]}
        delay={isCounted ? words.delay : undefined}
        store={store}
        few={!store.isChange && shared.few}
      />
    </div>
  );
});

const SaidSalary = observer(function SaidSalary() {
  const words = useWords(salaryFormWords);
  const names = useStore(ListNamesStore);
  const store = useStore(SalaryFormStore);
  const { fields } = store.form.draft;
  const salary = salaryOf(fields);
  const facts = [
    names.nameOf(fields.designation),
    names.nameOf(fields.city),
    words.years(salary.experienceYears),
    words.employments[salary.employment],
    ...(salary.isCurrent ? [] : [words.earnedBefore]),
  ];
  return (
    <ReadOver
      title={store.uncounted !== undefined || store.needsLogin ? words.readOverUncounted : words.readOver}
      earlier={(['job', 'pay'] as const).map((step) => ({ label: words.steps[step], url: store.urlOf(step) }))}
    >
      <p className="strong">{fields.companyName}</p>
      <p className="prov">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <Amounts salary={salary} />
    </ReadOver>
  );
});

const Amounts = observer(function Amounts({ salary: { fixed, variable, stock, currency } }: { readonly salary: SalaryDraft }) {
  const words = useWords(salaryFormWords);
  return (
    <dl className={styles.amounts}>
      <dt>{words.pay}</dt>
      <dd>
        {words.aYear(fixed, currency)}
        {fixed % 12 === 0 && <span className="muted"> · {words.payPer.aMonth(fixed / 12, currency)}</span>}
      </dd>
      {variable > 0 && (
        <>
          <dt>{words.bonus}</dt>
          <dd>{words.aYear(variable, currency)}</dd>
        </>
      )}
      {stock && (
        <>
          <dt>{words.stockSaid}</dt>
          <dd>
            {words.inAll(stock.amount, currency)}
            <span className="muted">
              {' · '}
              {words.stockTypes[stock.stockType]}
              {stock.vestingPeriod && ` · ${words.vestingYears(stock.vestingPeriod)}`}
            </span>
          </dd>
        </>
      )}
    </dl>
  );
});

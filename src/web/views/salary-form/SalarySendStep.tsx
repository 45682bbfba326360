import { observer } from 'mobx-react-lite';
import { tokensInQuarter } from '#core/contributions/contribution-tokens.ts';
import type { SalaryDraft } from '#core/salaries/salary-draft.ts';
import { salaryOf } from '#core/salaries/salary-form.ts';
import { salaryFormUrl } from '#core/salaries/salary-form-url.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { useStore } from '../stores.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './salary-form.module.css';

/** The whole salary once more, as it is counted, and what is promised. */
export const SalarySendStep = observer(function SalarySendStep() {
  const words = useWords(salaryFormWords);
  const { isBegun, isChange } = useStore(SalaryFormStore);
  return (
    <div className={styles.fields}>
      {isBegun && <ReadOver />}
      <div className={styles.promise}>
        <ul>
          {[words.key, words.alone, words.delay, words.changeable].map((said) => (
            <li key={said}>
              <CheckIcon small />
              {said}
            </li>
          ))}
        </ul>
        {!isChange && <p className="muted">{words.few(tokensInQuarter)}</p>}
      </div>
    </div>
  );
});

/** What was said, and the ways back to put it right. */
const ReadOver = observer(function ReadOver() {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(salaryFormWords);
  const names = useStore(ListNamesStore);
  const { form, target, changed } = useStore(SalaryFormStore);
  const { fields } = form.draft;
  const salary = salaryOf(fields);
  const facts = [
    names.nameOf(fields.designation),
    names.nameOf(fields.city),
    words.years(salary.experienceYears),
    words.employments[salary.employment],
    ...(salary.isCurrent ? [] : [words.earnedBefore]),
  ];
  return (
    <section className={`card ${styles.readOver}`} aria-label={words.readOver}>
      <h3 className="lab">{words.readOver}</h3>
      <p className="strong">{fields.companyName}</p>
      <p className="prov">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <Amounts salary={salary} />
      <nav className="row" aria-label={shared.fix}>
        {(['job', 'pay'] as const).map((step) => (
          <Link key={step} to={salaryFormUrl({ ...target, step, salary: changed })} className="go">
            {words.steps[step]}
          </Link>
        ))}
      </nav>
    </section>
  );
});

/** The parts of a pay, each in words. */
const Amounts = observer(function Amounts({ salary: { fixed, variable, stock, currency } }: { readonly salary: SalaryDraft }) {
  const words = useWords(salaryFormWords);
  return (
    <dl className={styles.amounts}>
      <dt>{words.pay}</dt>
      <dd>{words.aYear(fixed, currency)}</dd>
      {variable > 0 && (
        <>
          <dt>{words.bonus}</dt>
          <dd>{words.aYear(variable, currency)}</dd>
        </>
      )}
      {stock && (
        <>
          <dt>{words.stockSaid}</dt>
          <dd>{words.inAll(stock.amount, currency)}</dd>
        </>
      )}
    </dl>
  );
});

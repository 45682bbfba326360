import { observer } from 'mobx-react-lite';
import type { ComparedNumber } from '#core/company-compare/clear-differences.ts';
import type { CompanyComparison } from '#core/company-compare/company-comparison.ts';
import { payVerdicts, type PayVerdict } from '#core/company-compare/pay-verdicts.ts';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { payText } from '#core/figures/salary-text.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { useWords } from '../words.tsx';
import styles from './company-compare.module.css';

export const payPlace = 'pay';

export const PayVerdicts = observer(function PayVerdicts({ comparison }: { readonly comparison: CompanyComparison }) {
  const { pay, verdict: words } = useWords(companyCompareWords);
  const say = usePayVerdict();
  const whose = useWhosePay();
  const verdicts = payVerdicts(comparison);
  const near = verdicts.filter(({ isClear }) => !isClear);
  return (
    <section aria-labelledby="pay-verdicts" className={styles.differences}>
      <h2 id="pay-verdicts">{pay.heading}</h2>
      {verdicts.length === 0 ? (
        <p>{words.none(comparison.companies.filter((company) => !company.pay?.interval).map(({ name }) => name))}</p>
      ) : (
        <>
          <ul>
            {verdicts
              .filter(({ isClear }) => isClear)
              .map(say)
              .map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            {near.length > 0 && <li>{words.near(near.map(whose))}</li>}
          </ul>
          <p>
            <a href={`#${payPlace}`} className="go">
              {words.toFigures}
            </a>
          </p>
        </>
      )}
    </section>
  );
});

/** Jobs and experience that a verdict is about. */
function useWhosePay(): (verdict: PayVerdict) => string {
  const { verdict: words } = useWords(companyCompareWords);
  const { bands } = useWords(payFigureWords);
  const { nameOf } = useWords(listWords);
  return ({ designation, band }) => [designation ? nameOf(designation.name) : words.everyone, band && bands[band]].filter(Boolean).join(', ');
}

function usePayVerdict(): (verdict: PayVerdict) => string {
  const { differences: said, verdict: words } = useWords(companyCompareWords);
  const { written, bands, people } = useWords(payFigureWords);
  const { nameOf } = useWords(listWords);
  const median = ({ value, people: count }: ComparedNumber) => said.number(payText(value, 'INR', written), people(crowdSaid(count)));
  const at = (number: ComparedNumber) => said.other(median(number), number.company.name);
  return ({ designation, band, numbers: [first, ...others] }) => {
    const job = designation && nameOf(designation.name);
    const against = others.map(at);
    if (!job) return words.higher(words.everyone, first.company.name, median(first), against);
    return band ? words.payAt(first.company.name, job, bands[band], median(first), against) : words.pay(first.company.name, job, median(first), against);
  };
}

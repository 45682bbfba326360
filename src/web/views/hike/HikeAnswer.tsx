import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { HikeOutput } from '#core/hike/hike-types.ts';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import type { HikeWords } from '#web/words/en/hike/words.ts';
import { hikeWords } from '#web/words/hike/hike-words.ts';
import styles from '../calculators/calculators.module.css';
import { AmountCell } from '../calculators/AmountCell.tsx';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import { CheckedUpTo } from '../calculators/CheckedUpTo.tsx';
import { Rupees } from '../calculators/Rupees.tsx';
import { Problem } from '../calculators/Problem.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useWords } from '../words.tsx';

export const HikeAnswer = observer(function HikeAnswer() {
  const words = useWords(hikeWords);
  const { estimate, percent } = useWords(calculatorWords);
  const { answer, calculation, entries } = useStore(HikeStore);
  const { newAnnual, increase, inHand } = answer;
  const kept = inHand?.keptPercent ?? null;
  return (
    <Card isFigure id="result" tabIndex={-1} aria-label={words.newPay}>
      <Problem calculation={calculation} />
      <div aria-live="polite" aria-atomic="true">
        <span className="muted">{words.newPay}</span>
        <span className="big">
          <Rupees amount={newAnnual} /> <small>{words.aYear}</small>
        </span>
        <p className={styles['found']}>
          <Change answer={answer} /> · <Rupees amount={increase} isChange /> {words.aYear}
        </p>
      </div>
      <HikeTable answer={answer} />
      {kept !== null && increase !== 0 && <p>{increase > 0 ? words.keeps(percent(kept)) : words.loses(percent(kept))}</p>}
      <Provenance>
        {entries.year.value}
        <CheckedUpTo />
        {estimate}
      </Provenance>
      <Link
        to={`${screens.takeHome}#ctc=${newAnnual}&place=${entries.place.value}&basis=${entries.basis.value}&pf=${entries.pf.value}&year=${entries.year.value}`}
        className="go"
      >
        {words.detailed}
      </Link>
    </Card>
  );
});

const Change = observer(function Change({ answer: { percent: share } }: { readonly answer: HikeOutput }) {
  const words = useWords(hikeWords);
  const { percent } = useWords(calculatorWords);
  if (share === null) return words.noPercent;
  if (share === 0) return words.same;
  return share > 0 ? words.up(percent(share)) : words.down(percent(-share));
});

const HikeTable = observer(function HikeTable({ answer }: { readonly answer: HikeOutput }) {
  const words = useWords(hikeWords);
  const { item, monthOfYear } = useWords(calculatorWords);
  return (
    <div className={styles['scroll']} role="group" aria-label={words.heading} tabIndex={0}>
      <table className="table">
        <NumberHeads item={item} columns={[words.before, words.after, words.difference]} />
        <tbody>
          {rowsOf(answer, words, monthOfYear).map(({ label, before, after, change }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <AmountCell amount={before} />
              <AmountCell amount={after} />
              <AmountCell amount={change} isChange />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function rowsOf(answer: HikeOutput, words: HikeWords, monthOfYear: (month: string) => string) {
  const { inHand } = answer;
  return [
    { label: words.payYear, before: answer.oldAnnual, after: answer.newAnnual, change: answer.increase },
    { label: words.payMonth, before: answer.oldMonthly, after: answer.newMonthly, change: answer.monthlyIncrease },
    ...(inHand
      ? [
          {
            label: words.handMonth(monthOfYear(inHand.headlineFrom)),
            before: inHand.headlineBefore,
            after: inHand.headlineAfter,
            change: inHand.headlineDifference,
          },
          { label: words.handYear, before: inHand.yearBefore, after: inHand.yearAfter, change: inHand.yearDifference },
        ]
      : []),
  ];
}

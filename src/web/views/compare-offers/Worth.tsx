import { observer } from 'mobx-react-lite';
import type { OfferOutput } from '#core/compare-offers/compare-offers-types.ts';
import { OffersStore } from '#web/stores/compare-offers/offers-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import styles from '../calculators/calculators.module.css';
import { CheckedUpTo } from '../calculators/CheckedUpTo.tsx';
import { Rupees } from '../calculators/Rupees.tsx';
import { Problem } from '../calculators/Problem.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';

/** Worth of each offer with its range on one axis, and the reasons for the difference. */
export const Worth = observer(function Worth() {
  const words = useWords(compareOffersWords);
  const { estimate } = useWords(calculatorWords);
  const store = useStore(OffersStore);
  const { offers, best, close, aboveCurrent, spreadYears } = store.answer;
  const nameOf = (at: number) => offers[at]?.name || words.offer(at + 1);
  const ends = { low: Math.min(0, ...offers.map(({ low }) => low)), high: Math.max(1, ...offers.map(({ high }) => high)) };
  return (
    <Card isFigure id="result" tabIndex={-1} aria-labelledby="worth">
      <Problem calculation={store.calculation} />
      <div aria-live="polite" aria-atomic="true">
        <h2 id="worth">{offers.length > 1 ? words.bestHeading(nameOf(best)) : words.onlyHeading(nameOf(0))}</h2>
        {store.isExample && <p className="sm">{words.isExample}</p>}
        {close && <p className="sm">{words.close}</p>}
      </div>
      <p className="sm muted">
        {words.worth}. {words.worthHint(spreadYears, store.year.value)}
      </p>
      {offers.map((offer, at) => (
        // Offers have no other identity than their place; two may bear one name.
        <OfferWorth key={`place-${at + 1}`} offer={offer} name={nameOf(at)} ends={ends} aboveCurrent={aboveCurrent[at] ?? null} />
      ))}
      <p className="hint">{words.axis}</p>
      <Provenance>
        {store.year.value}
        <CheckedUpTo />
        {estimate}
      </Provenance>
    </Card>
  );
});

interface OfferWorthProps {
  readonly offer: OfferOutput;
  readonly name: string;
  readonly ends: { readonly low: number; readonly high: number };
  readonly aboveCurrent: number | null;
}

const OfferWorth = observer(function OfferWorth({ offer, name, ends, aboveCurrent }: OfferWorthProps) {
  const words = useWords(compareOffersWords);
  const { money, aMonth, day, monthOfYear } = useWords(calculatorWords);
  const { value, low, high, spread, currentSalary, headlineInHand, headlineFrom, clawbackUntil } = offer;
  const isApart = low !== high;
  return (
    <div className={styles['worth']}>
      <p>
        <span>
          <b>{name}</b> {currentSalary && <Tag tone="you">{words.currentTag}</Tag>}
        </span>
        <span>
          <strong className="lg">
            <Rupees amount={value} />
          </strong>{' '}
          {isApart && <span className="muted sm">{words.range(money.written(low), money.written(high))}</span>}
        </span>
      </p>
      <Range finding={words.rangeFinding(name, money.spoken(value), money.spoken(low), money.spoken(high))} offer={offer} ends={ends} />
      <p className="sm muted">
        <span>
          {words.monthly(monthOfYear(headlineFrom))}: <Rupees amount={headlineInHand} /> {aMonth}
        </span>
        {aboveCurrent !== null && !currentSalary && <span>{words.aboveCurrent(`${aboveCurrent > 0 ? '+' : ''}${money.written(aboveCurrent)}`)}</span>}
      </p>
      {clawbackUntil !== null && <p className="sm muted">{words.clawbackEnds(day(clawbackUntil))}</p>}
      <details className={styles['rule']}>
        <summary>{words.whySpread}</summary>
        <div>
          {isApart ? (
            spread.map(({ id, below, above }) => <p key={id}>{words.spread(words.parts[id], money.written(below), money.written(above))}</p>)
          ) : (
            <p>{words.noSpread}</p>
          )}
        </div>
      </details>
    </div>
  );
});

function Range({ finding, offer: { value, low, high }, ends }: Pick<OfferWorthProps, 'offer' | 'ends'> & { readonly finding: string }) {
  const at = (amount: number) => ((amount - ends.low) * 100) / (ends.high - ends.low);
  return (
    <svg className={styles['range']} role="img" aria-label={finding}>
      <rect className="track" y="9" width="100%" height="6" rx="3" />
      <rect className={styles['inkTail']} x={`${at(low)}%`} y="6" width={`${Math.max(0.5, at(high) - at(low))}%`} height="12" rx="3" />
      <rect className={styles['mark']} x={`${at(value)}%`} y="1" width="4" height="22" rx="2" />
    </svg>
  );
}

import { observer } from 'mobx-react-lite';
import type { CompareOffersOutput, OfferOutput } from '#core/compare-offers/compare-offers-types.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import styles from '../calculators/calculators.module.css';
import { AmountCell } from '../calculators/AmountCell.tsx';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import { More } from '../calculators/More.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';

const columns = [
  'fixed',
  'variable',
  'joiningBonus',
  'noticeBuyout',
  'noticeCost',
  'stock',
  'gross',
  'tax',
  'employeeProvidentFund',
  'otherDeductions',
  'inHand',
  'employerProvidentFund',
  'yours',
] as const;

export const OfferYears = observer(function OfferYears({ answer: { offers } }: { readonly answer: CompareOffersOutput }) {
  const words = useWords(compareOffersWords);
  const years = offers[0]?.years.map(({ year }) => year) ?? [];
  return (
    <Card aria-labelledby="years">
      <h2 id="years">{words.yearly}</h2>
      <div className={styles['scroll']} role="group" aria-labelledby="years" tabIndex={0}>
        <table className="table">
          <NumberHeads item={words.item} columns={offers.map((offer, at) => offer.name || words.offer(at + 1))} />
          <tbody>
            {years.map((year, at) => (
              <tr key={year}>
                <th scope="row">{words.yearNumber(year)}</th>
                {offers.map((offer, place) => (
                  <AmountCell key={`place-${place + 1}`} amount={offer.years[at]?.inHand ?? 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <More title={words.details}>
        {offers.map((offer, at) => (
          <YearDetails key={`place-${at + 1}`} offer={offer} name={offer.name || words.offer(at + 1)} />
        ))}
      </More>
    </Card>
  );
});

const YearDetails = observer(function YearDetails({ offer: { years }, name }: { readonly offer: OfferOutput; readonly name: string }) {
  const words = useWords(compareOffersWords);
  return (
    <div className={styles['scroll']} role="group" aria-label={`${name}: ${words.details}`} tabIndex={0}>
      <table className="table">
        <caption className="strong sm">{name}</caption>
        <NumberHeads item={words.item} columns={years.map(({ year }) => words.yearNumber(year))} />
        <tbody>
          {columns
            .filter((column) => years.some((year) => year[column] !== 0))
            .map((column) => (
              <tr key={column}>
                <th scope="row">{words.lines[column]}</th>
                {years.map((year) => (
                  <AmountCell key={year.year} amount={year[column]} />
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
});

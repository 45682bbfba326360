import { observer } from 'mobx-react-lite';
import type { CompareOffersOutput, OfferOutput } from '#core/compare-offers/compare-offers-types.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import styles from '../calculators/calculators.module.css';
import { More } from '../calculators/More.tsx';
import { Rupees } from '../calculators/Rupees.tsx';
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

/** The net value of each offer in each of its first four years. */
export const OfferYears = observer(function OfferYears({ answer: { offers } }: { readonly answer: CompareOffersOutput }) {
  const words = useWords(compareOffersWords);
  const years = offers[0]?.years.map(({ year }) => year) ?? [];
  return (
    <Card aria-labelledby="years">
      <h2 id="years">{words.yearly}</h2>
      <div className={styles['scroll']} role="group" aria-labelledby="years" tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              {offers.map((offer, at) => (
                <th key={`place-${at + 1}`} scope="col" className="num">
                  {offer.name || words.offer(at + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year, at) => (
              <tr key={year}>
                <th scope="row">{words.yearNumber(year)}</th>
                {offers.map((offer, place) => (
                  <td key={`place-${place + 1}`} className="num">
                    <Rupees amount={offer.years[at]?.inHand ?? 0} />
                  </td>
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
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            {years.map(({ year }) => (
              <th key={year} scope="col" className="num">
                {words.yearNumber(year)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns
            .filter((column) => years.some((year) => year[column] !== 0))
            .map((column) => (
              <tr key={column}>
                <th scope="row">{words.lines[column]}</th>
                {years.map((year) => (
                  <td key={year.year} className="num">
                    <Rupees amount={year[column]} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
});

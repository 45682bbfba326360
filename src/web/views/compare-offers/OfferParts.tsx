import { observer } from 'mobx-react-lite';
import type { Certainty, CompareOffersOutput, OfferPart } from '#core/compare-offers/compare-offers-types.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import styles from '../calculators/calculators.module.css';
import { Rupees } from '../calculators/Rupees.tsx';
import { Card } from '../ui/Card.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';

const tones: Partial<Record<Certainty, 'good' | 'warn'>> = { guaranteed: 'good', conditional: 'warn' };

/** Every part of every offer, and how sure it is. */
export const OfferParts = observer(function OfferParts({ answer: { offers } }: { readonly answer: CompareOffersOutput }) {
  const words = useWords(compareOffersWords);
  const ids = [...new Set(offers.flatMap(({ parts }) => parts.filter(({ high, low }) => high !== 0 || low !== 0).map(({ id }) => id)))];
  return (
    <Card aria-labelledby="parts">
      <div>
        <h2 id="parts">{words.partsHeading}</h2>
        <p className="sm muted">{words.partsLead}</p>
      </div>
      <div className={styles['scroll']} role="group" aria-labelledby="parts" tabIndex={0}>
        <table className={`table ${styles['lines']}`}>
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
            {ids.map((id) => (
              <tr key={id}>
                <th scope="row">{words.parts[id]}</th>
                {offers.map((offer, at) => (
                  <PartCell key={`place-${at + 1}`} part={offer.parts.find((part) => part.id === id)} />
                ))}
              </tr>
            ))}
            <tr className={styles['total']}>
              <th scope="row">{words.ctc}</th>
              {offers.map((offer, at) => (
                <td key={`place-${at + 1}`} className="num">
                  <Rupees amount={offer.ctc} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Card>
  );
});

const PartCell = observer(function PartCell({ part }: { readonly part: OfferPart | undefined }) {
  const words = useWords(compareOffersWords);
  if (!part || (part.high === 0 && part.low === 0)) return <td className="num">{words.none}</td>;
  const tone = tones[part.certainty];
  return (
    <td className="num">
      {part.expected === 0 && part.high > 0 ? `${words.upTo} ` : ''}
      <Rupees amount={part.expected === 0 ? part.high || part.low : part.expected} />
      <br />
      <Tag {...(tone ? { tone } : {})}>{words.certainties[part.certainty]}</Tag>
    </td>
  );
});

import { observer } from 'mobx-react-lite';
import type { Certainty, CompareOffersOutput, OfferOutput, OfferPart } from '#core/compare-offers/compare-offers-types.ts';
import { compareOffersWords } from '#web/words/compare-offers/compare-offers-words.ts';
import styles from '../calculators/calculators.module.css';
import { AmountCell } from '../calculators/AmountCell.tsx';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import { Rupees } from '../calculators/Rupees.tsx';
import { Card } from '../ui/Card.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';

type PartId = OfferPart['id'];
const idsInCtc = ['fixed', 'variable', 'employer-provident-fund', 'gratuity', 'insurance'] as const;
const idsBeside = ['joining-bonus', 'stock', 'notice-buyout', 'notice-cost'] as const;

const tones: Partial<Record<Certainty, 'good' | 'warn'>> = { guaranteed: 'good', conditional: 'warn' };

/** Parts of each offer and their certainty, those within the CTC first. */
export const OfferParts = observer(function OfferParts({ answer: { offers, spreadYears } }: { readonly answer: CompareOffersOutput }) {
  const words = useWords(compareOffersWords);
  return (
    <Card aria-labelledby="parts">
      <div>
        <h2 id="parts">{words.partsHeading}</h2>
        <p className="sm muted">{words.partsLead(spreadYears)}</p>
      </div>
      <div className={styles['scroll']} role="group" aria-labelledby="parts" tabIndex={0}>
        <table className={`table ${styles['lines']}`}>
          <NumberHeads item={words.item} columns={offers.map((offer, at) => offer.name || words.offer(at + 1))} />
          <PartRows offers={offers} />
        </table>
      </div>
    </Card>
  );
});

const amountInCtc = ({ ctcParts }: OfferOutput, id: PartId): number => ctcParts.find((part) => part.id === id)?.amount ?? 0;

function amountBeside({ parts }: OfferOutput, id: PartId): number {
  const part = parts.find((one) => one.id === id);
  return part ? part.expected || part.high || part.low : 0;
}

const PartRows = observer(function PartRows({ offers }: { readonly offers: readonly OfferOutput[] }) {
  const words = useWords(compareOffersWords);
  const used = (ids: readonly PartId[], amount: typeof amountInCtc): PartId[] => ids.filter((id) => offers.some((offer) => amount(offer, id) !== 0));
  const others = used(idsBeside, amountBeside);
  return (
    <tbody>
      {used(idsInCtc, amountInCtc).map((id) => (
        <PartRow key={id} id={id} offers={offers} amount={amountInCtc} />
      ))}
      <tr className={styles['total']}>
        <th scope="row">{words.ctc}</th>
        {offers.map((offer, at) => (
          <AmountCell key={`place-${at + 1}`} amount={offer.ctc} />
        ))}
      </tr>
      {others.length > 0 && (
        <tr>
          <th scope="rowgroup" colSpan={offers.length + 1}>
            {words.beside}
          </th>
        </tr>
      )}
      {others.map((id) => (
        <PartRow key={id} id={id} offers={offers} amount={amountBeside} />
      ))}
    </tbody>
  );
});

interface PartRowProps {
  readonly id: PartId;
  readonly offers: readonly OfferOutput[];
  readonly amount: typeof amountInCtc;
}

const PartRow = observer(function PartRow({ id, offers, amount }: PartRowProps) {
  const words = useWords(compareOffersWords);
  return (
    <tr>
      <th scope="row">{words.parts[id]}</th>
      {offers.map((offer, at) => (
        <PartCell key={`place-${at + 1}`} part={offer.parts.find((part) => part.id === id)} amount={amount(offer, id)} />
      ))}
    </tr>
  );
});

interface PartCellProps {
  readonly part: OfferPart | undefined;
  readonly amount: number;
}

const PartCell = observer(function PartCell({ part, amount }: PartCellProps) {
  const words = useWords(compareOffersWords);
  if (amount === 0) return <td className="num">{words.none}</td>;
  const tone = part && tones[part.certainty];
  return (
    <td className="num">
      {part?.expected === 0 && part.high > 0 ? `${words.upTo} ` : ''}
      <Rupees amount={amount} />
      <br />
      {part && <Tag {...(tone ? { tone } : {})}>{words.certainties[part.certainty]}</Tag>}
    </td>
  );
});

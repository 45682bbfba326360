import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import { grouped } from '#core/figures/counts.ts';
import { screens } from '#core/navigation/screens.ts';
import type { Offer } from '#core/offers/salary-offer.ts';
import { InHandStore } from '#web/stores/offers/in-hand-store.ts';
import { offerWords } from '#web/words/offers/offer-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

interface InHandProps {
  readonly offers: readonly Offer[];
  readonly myOfferId: string | null;
}

/** The monthly in-hand pay of each offer, by the rules of the take-home calculator. */
export const InHandRow = observer(function InHandRow({ offers, myOfferId }: InHandProps) {
  const words = useWords(offerWords);
  const store = useStore(InHandStore);
  const row = useRef<HTMLTableRowElement>(null);
  useInSight(row, () => void store.open());
  return (
    <tr ref={row} className="needs-script">
      <th scope="row">{words.inHand}</th>
      {offers.map((offer) => {
        const found = store.of(offer);
        return (
          <td key={offer.offerId} className={offer.offerId === myOfferId ? styles.mine : undefined}>
            <b>{found ? words.rupees(grouped(found.rupeesMonth)) : words.none}</b>
          </td>
        );
      })}
    </tr>
  );
});

/** The assumptions of the row above, one press away. */
export const InHandBasis = observer(function InHandBasis({ offers }: Pick<InHandProps, 'offers'>) {
  const words = useWords(offerWords);
  const store = useStore(InHandStore);
  const found = offers.flatMap((offer) => store.of(offer) ?? []);
  const [first] = found;
  return (
    <details className={`needs-script ${styles.basis}`}>
      <summary>{words.inHandHow}</summary>
      <p>{words.inHandBasis}</p>
      {first && <p>{words.inHandYear(first.financialYear, [...new Set(found.map(({ regime }) => regime))])}</p>}
      {found.some(({ hasCity }) => !hasCity) && <p>{words.inHandNoCity}</p>}
      <p>
        <Link to={screens.takeHome}>{words.inHandOwn}</Link>
      </p>
    </details>
  );
});

/** Tells once that something has come into sight. */
function useInSight(place: RefObject<HTMLElement | null>, come: () => void): void {
  const latest = useRef(come);
  useEffect(() => {
    latest.current = come;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined') return latest.current();
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      latest.current();
      watcher.disconnect();
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place]);
}

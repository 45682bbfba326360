import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { dateIn } from '#core/figures/ago.ts';
import { grouped } from '#core/figures/counts.ts';
import { screens } from '#core/navigation/screens.ts';
import type { Offer } from '#core/offers/salary-offer.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
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

export const InHandRow = observer(function InHandRow({ offers, myOfferId }: InHandProps) {
  const words = useWords(offerWords);
  const store = useStore(InHandStore);
  const dayIn = useDays();
  // The store asks once: rules that are there or on their way are not asked for again.
  const whenSeen = useCallback(
    (row: HTMLTableRowElement | null) => {
      if (!row) return undefined;
      if (typeof IntersectionObserver === 'undefined') return void store.open();
      const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void store.open());
      watcher.observe(row);
      return () => watcher.disconnect();
    },
    [store],
  );
  return (
    <tr ref={whenSeen} className="needs-script">
      <th scope="row">{words.inHand}</th>
      {offers.map((offer) => {
        const found = store.of(offer);
        return (
          <td key={offer.offerId} className={offer.offerId === myOfferId ? styles.mine : undefined}>
            <b>{found ? words.rupees(grouped(found.rupeesMonth)) : words.none}</b>
            {found && <span className="sm muted"> {words.inHandFrom(dayIn(found.from))}</span>}
          </td>
        );
      })}
    </tr>
  );
});

export const InHandBasis = observer(function InHandBasis({ offers }: Pick<InHandProps, 'offers'>) {
  const words = useWords(offerWords);
  const store = useStore(InHandStore);
  const dayIn = useDays();
  const found = offers.flatMap((offer) => store.of(offer) ?? []);
  const [first] = found;
  return (
    <details className={`needs-script xs muted ${styles.basis}`}>
      <summary>{words.inHandHow}</summary>
      <p>{words.inHandBasis}</p>
      {first && <p>{words.inHandYear(first.financialYear, [...new Set(found.map(({ regime }) => regime))], dayIn(first.checkedUpTo))}</p>}
      {found.some(({ hasCity }) => !hasCity) && <p>{words.inHandNoCity}</p>}
      <p>
        <Link to={screens.takeHome}>{words.inHandOwn}</Link>
      </p>
    </details>
  );
});

function useDays(): (day: string) => string {
  const { language } = useStore(WordsStore);
  return (day) => dateIn(`${language}-IN`, Date.parse(day));
}

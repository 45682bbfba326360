import { observer } from 'mobx-react-lite';
import { totalRupees, type Offer } from '#core/offers/salary-offer.ts';
import { offerWords } from '#web/words/offers/offer-words.ts';
import { offerSaid } from '#web/words/offers/offer-said.ts';
import { pollWords } from '#web/words/polls/poll-words.ts';
import { useWords } from '../words.tsx';
import styles from './seen.module.css';

export const SeenOffers = observer(function SeenOffers({ offers }: { readonly offers: readonly Offer[] }) {
  const words = useWords(offerWords);
  return (
    <ul className={styles.offers} aria-label={words.what}>
      {offers.map((offer) => (
        <li key={offer.offerId} className="inset">
          <OfferFacts offer={offer} />
        </li>
      ))}
    </ul>
  );
});

const OfferFacts = observer(function OfferFacts({ offer }: { readonly offer: Offer }) {
  const words = useWords(offerWords);
  const { votes } = useWords(pollWords);
  const { companyName, isCurrent, jobProfile, location, workMode, experienceYears, fixedRupees, variableRupees, stockRupees } = offer;
  const said = (rupees: number): string => offerSaid(words, rupees);
  const rows = [
    [words.role, jobProfile],
    [words.total, said(totalRupees(offer))],
    [words.fixed, said(fixedRupees)],
    [words.variable, said(variableRupees)],
    [words.stock, said(stockRupees)],
    [words.place, location ? `${location}, ${words.modes[workMode]}` : words.modes[workMode]],
    [words.experience, words.years(experienceYears)],
    ...(offer.votes === null ? [] : [[words.votes, votes(offer.votes)] as const]),
  ] as const;
  return (
    <>
      <p className="strong" dir="auto">
        {companyName}
        {isCurrent && ` (${words.current})`}
      </p>
      <dl className={styles.facts}>
        {rows.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
});

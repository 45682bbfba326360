import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { percentOf } from '#core/offers/offer-amount.ts';
import { totalRupees, type Offer } from '#core/offers/salary-offer.ts';
import { PollVotesStore, type OwnOfferVote } from '#web/stores/polls/poll-votes-store.ts';
import { offerWords } from '#web/words/offers/offer-words.ts';
import { offerSaid } from '#web/words/offers/offer-said.ts';
import { pollWords } from '#web/words/polls/poll-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { InHandBasis, InHandRow } from './InHandRow.tsx';
import { useCast } from '../content/use-cast.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

interface OffersViewProps {
  readonly postId: string;
  readonly offers: readonly Offer[];
  /** False until others see the post, when nobody can vote yet. */
  readonly isOut: boolean;
}

/** Offers side by side with a vote on which to take. */
export const OffersView = observer(function OffersView({ postId, offers, isOut }: OffersViewProps) {
  const words = useWords(offerWords);
  const polls = useWords(pollWords);
  const pollVotes = useStore(PollVotesStore);
  const ownVote = pollVotes.offers(postId, offers);
  useEffect(() => void pollVotes.learn([{ postId, offers }]), [pollVotes, postId, offers]);
  useEffect(() => pollVotes.learnUnsure(), [pollVotes, postId]);
  const votesCount = ownVote.shown.offers.reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  return (
    <>
      <table className={styles.offers}>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{words.what}</span>
            </th>
            {ownVote.shown.offers.map((offer) => (
              <th key={offer.offerId} scope="col" className={offer.offerId === ownVote.shown.myOfferId ? styles.mine : undefined}>
                {offer.isCurrent ? words.current : offer.companyName}
              </th>
            ))}
          </tr>
        </thead>
        <OfferRows ownVote={ownVote} votesCount={votesCount} isOut={isOut} />
      </table>
      <Provenance>
        {ownVote.shown.offers.every(({ votes }) => votes === null) ? polls.sharesFrom(fewestContributors) : polls.votes(votesCount)}
        {words.years(offers[0]?.experienceYears ?? 0)}
        {!isOut && polls.notOut}
      </Provenance>
      <InHandBasis offers={ownVote.shown.offers} />
    </>
  );
});

interface OfferRowsProps extends Pick<OffersViewProps, 'isOut'> {
  readonly ownVote: OwnOfferVote;
  readonly votesCount: number;
}

const OfferRows = observer(function OfferRows({ ownVote, votesCount, isOut }: OfferRowsProps) {
  const words = useWords(offerWords);
  const { offers, myOfferId } = ownVote.shown;
  const row = (heading: ReactNode, cell: (offer: Offer) => ReactNode) => (
    <tr>
      <th scope="row">{heading}</th>
      {offers.map((offer) => (
        <td key={offer.offerId} className={offer.offerId === myOfferId ? styles.mine : undefined}>
          {cell(offer)}
        </td>
      ))}
    </tr>
  );
  const placeOf = ({ location, workMode }: Offer) => (location ? `${location}, ${words.modes[workMode]}` : words.modes[workMode]);
  return (
    <tbody>
      {row(words.role, ({ jobProfile }) => jobProfile)}
      <InHandRow offers={offers} myOfferId={myOfferId} />
      {row(words.total, (offer) => (
        <b>
          <Amount rupees={totalRupees(offer)} />
        </b>
      ))}
      {row(words.fixed, ({ fixedRupees }) => (
        <Amount rupees={fixedRupees} />
      ))}
      {row(words.variable, ({ variableRupees }) => (
        <Amount rupees={variableRupees} />
      ))}
      {row(words.stock, ({ stockRupees }) => (
        <Amount rupees={stockRupees} />
      ))}
      {row(words.place, placeOf)}
      {offers.some(({ votes }) => votes !== null) && row(words.votes, ({ votes }) => <Share percent={percentOf(votes ?? 0, votesCount)} />)}
      {isOut && row(<span className="vh">{words.take}</span>, (offer) => <Take ownVote={ownVote} offer={offer} />)}
    </tbody>
  );
});

const Take = observer(function Take({ ownVote, offer: { offerId, isCurrent, companyName } }: { readonly ownVote: OwnOfferVote; readonly offer: Offer }) {
  const words = useWords(offerWords);
  const cast = useCast();
  const { postId, myOfferId } = ownVote.shown;
  const isMine = offerId === myOfferId;
  return (
    <Button
      className="needs-script"
      aria-pressed={isMine}
      aria-label={words.takeThis(isCurrent ? words.current : companyName)}
      onClick={() => cast(ownVote, { change: () => (isMine ? null : offerId), wanted: (choice) => ({ kind: 'offerVote', postId, choice }) })}
    >
      {isMine && <CheckIcon small />}
      {words.take}
    </Button>
  );
});

const Amount = observer(function Amount({ rupees }: { readonly rupees: number }) {
  return offerSaid(useWords(offerWords), rupees);
});

const Share = observer(function Share({ percent }: { readonly percent: number }) {
  const words = useWords(pollWords);
  return (
    <>
      <b>{words.percent(percent)}</b>
      <svg height="8" aria-hidden="true">
        <rect className={styles.track} width="100%" height="8" rx="2" />
        <rect className={styles.share} width={`${percent}%`} height="8" rx="2" />
      </svg>
    </>
  );
});

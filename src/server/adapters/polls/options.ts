import { sql } from 'kysely';
import { shownOffer, type Offer, type OfferFacts } from '#core/offers/salary-offer.ts';
import { votesShown, type Poll } from '#core/polls/poll.ts';
import { waitingFor } from '../counts/counters.ts';

export interface OptionJson {
  readonly id: string;
  readonly text: string | null;
  readonly offer: OfferFacts | null;
  readonly votes: number;
  readonly shown: number | null;
}

export const optionsOf = (postId: string) => sql`(select json_agg(json_build_object('id', choice.id, 'text', text, 'offer', offer,
    'votes', votes_count + ${waitingFor('choice.id', 'choices')}, 'shown', shown_count) order by place) from choice where choice.post_id = ${sql.ref(postId)})`;

/** Closes at the end of its last day. */
export function pollFromRows(rows: readonly OptionJson[], closesOn: string, myOptionId: string | null, today: string): Poll {
  const options = rows.map(({ id, text, shown }) => ({ optionId: id, text: text ?? '', votes: shown }));
  const votesCount = countOf(rows);
  return { options: votesShown(options, votesCount), votesCount, closesOn, isOpen: today <= closesOn, myOptionId };
}

export const offersFromRows = (rows: readonly OptionJson[]): readonly Offer[] =>
  votesShown(
    rows.flatMap(({ id, offer, shown }) => (offer ? [{ ...shownOffer(offer), offerId: id, votes: shown }] : [])),
    countOf(rows),
  );

const countOf = (rows: readonly OptionJson[]): number => rows.reduce((sum, { votes }) => sum + Math.max(0, votes), 0);

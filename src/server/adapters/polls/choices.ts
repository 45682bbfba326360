import type { Offer, OfferFacts } from '#core/offers/salary-offer.ts';
import type { Poll } from '#core/polls/poll.ts';

/** Something that can be chosen in a post, with its votes, as a statement builds it. */
export interface ChoiceJson {
  readonly id: string;
  readonly text: string | null;
  readonly offer: OfferFacts | null;
  readonly votes: number;
}

/** The poll that the choices of a post make. It can be voted in until the end of its last day. */
export function pollIn(choices: readonly ChoiceJson[], closesOn: string, myOptionId: string | null, today: string): Poll {
  const options = choices.map(({ id, text, votes }) => ({ optionId: id, text: text ?? '', votes: Math.max(0, votes) }));
  return { options, votesCount: options.reduce((sum, { votes }) => sum + votes, 0), closesOn, isOpen: today <= closesOn, myOptionId };
}

export const offersIn = (choices: readonly ChoiceJson[]): readonly Offer[] =>
  choices.flatMap(({ id, offer, votes }) => (offer ? [{ ...offer, offerId: id, votes: Math.max(0, votes) }] : []));

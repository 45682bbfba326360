/** A question as far as it matters for joining it: the company it is about, and whether it was asked in interviews, and not by a member. */
interface Joined {
  readonly id: string;
  readonly company: string;
  readonly isAsked: boolean;
}

/**
 * Whether a question can be joined into another. One of interviews goes into none of a member, who may take theirs back; and what members ask is about one company,
 * so that the same words about another ask something else.
 */
export const mayJoin = (from: Joined, into: Joined): boolean => from.id !== into.id && (into.isAsked || (!from.isAsked && from.company === into.company));

interface Joined {
  readonly id: string;
  readonly company: string;
  readonly isAsked: boolean;
}

/** Keeps interview questions out of members' questions, which can be taken back, and each company's questions apart. */
export const mayJoin = (from: Joined, into: Joined): boolean => from.id !== into.id && (into.isAsked || (!from.isAsked && from.company === into.company));

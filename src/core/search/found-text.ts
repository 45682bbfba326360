/** The kinds of texts that are found by what they say. */
export const textKinds = ['POST', 'QUESTION', 'REVIEW', 'INTERVIEW'] as const;
export type TextKind = (typeof textKinds)[number];

/** Where a text has to be: about a company, in a community, or anywhere. */
export interface TextPlace {
  readonly companyId: string | null;
  readonly communityId: string | null;
}

export const anywhere: TextPlace = { companyId: null, communityId: null };
export const isAnywhere = ({ companyId, communityId }: TextPlace): boolean => companyId === null && communityId === null;

/** Words that a text has to have, and where it has to be. */
export interface AskedText extends TextPlace {
  readonly words: readonly string[];
  /** Whether the last word may still be at its beginning. */
  readonly isOpen?: boolean;
  readonly kinds: readonly TextKind[];
  readonly most: number;
}

/** A text that was found: its title or beginning, and all of it, of which the place with the words is shown. */
export interface FoundText {
  readonly kind: TextKind;
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** The company or the community it is about. */
  readonly place: string;
  readonly weight: number;
}

export const textKinds = ['POST', 'QUESTION', 'REVIEW', 'INTERVIEW'] as const;
export type TextKind = (typeof textKinds)[number];

export interface TextPlace {
  readonly companyId: string | null;
  readonly communityId: string | null;
}

export const anywhere: TextPlace = { companyId: null, communityId: null };
export const isAnywhere = ({ companyId, communityId }: TextPlace): boolean => companyId === null && communityId === null;

export interface AskedText extends TextPlace {
  readonly words: readonly string[];
  readonly isOpen?: boolean;
  readonly kinds: readonly TextKind[];
  readonly most: number;
}

export interface FoundText {
  readonly kind: TextKind;
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly place: string;
  readonly weight: number;
}

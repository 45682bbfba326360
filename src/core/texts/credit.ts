export const creditKinds = ['package', 'program', 'font'] as const;

/** A work of others that ships with the product, and the terms on which it may. */
export interface Credit {
  readonly kind: (typeof creditKinds)[number];
  readonly name: string;
  readonly version: string | null;
  /** The licence by its SPDX name; null where the work does not say it in that way. */
  readonly licence: string | null;
}

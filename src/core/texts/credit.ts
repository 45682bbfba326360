export const creditKinds = ['package', 'program', 'font'] as const;

export interface Credit {
  readonly kind: (typeof creditKinds)[number];
  readonly name: string;
  readonly version: string | null;
  /** SPDX name, or null where the work gives none. */
  readonly licence: string | null;
}

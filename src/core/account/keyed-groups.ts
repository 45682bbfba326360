import { contributionKinds, type ContributionKind } from '../kinds/contribution-kinds.ts';

/** The groups of what keys of a device wrote, which no account is known to: the made-up name with all that was written under it, and each kind of contributions. */
export const keyedGroups = ['name', ...contributionKinds] as const;
export type KeyedGroup = (typeof keyedGroups)[number];

/** The contributions of a device by kind; a kind without any is left out. */
export function byKind<One extends { readonly kind: ContributionKind }>(
  all: readonly One[],
): readonly { readonly group: ContributionKind; readonly local: readonly One[] }[] {
  return contributionKinds.map((group) => ({ group, local: all.filter(({ kind }) => kind === group) })).filter(({ local }) => local.length > 0);
}

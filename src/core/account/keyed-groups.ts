import { contributionKinds, type ContributionKind } from '../kinds/contribution-kinds.ts';

/** Groups of things keys wrote, unknown to any account: the made-up name, and each kind of contributions. */
export const keyedGroups = ['name', ...contributionKinds] as const;
export type KeyedGroup = (typeof keyedGroups)[number];

/** Leaves out kinds without contributions. */
export function byKind<One extends { readonly kind: ContributionKind }>(
  all: readonly One[],
): readonly { readonly group: ContributionKind; readonly local: readonly One[] }[] {
  return contributionKinds.map((group) => ({ group, local: all.filter(({ kind }) => kind === group) })).filter(({ local }) => local.length > 0);
}

import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { screens } from '#core/navigation/screens.ts';
import { withPairs } from '#core/navigation/url.ts';

/** URL of the form of a kind, of a company where one is known. */
export const formOfKind = (kind: ContributionKind, company?: string): string => withPairs(screens[`${kind}Form`], { company });

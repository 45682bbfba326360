import type { ContributionKind, ModeratedKindName } from '#core/kinds/contribution-kinds.ts';
import { webBenefits } from './benefits.ts';
import { webInterviews } from './interviews.ts';
import { webPhotos } from './photos.ts';
import { webReviews } from './reviews.ts';
import { webSalaries } from './salaries.ts';
import type { ModeratedWebKind, WebKind } from './web-kind.ts';

type WebKinds = Readonly<Record<ContributionKind, WebKind>> & { readonly [Kind in ModeratedKindName]: ModeratedWebKind<Kind> };

/** Kinds of contributions on the device, one file each. */
export const webKinds: WebKinds = {
  review: webReviews,
  interview: webInterviews,
  photo: webPhotos,
  salary: webSalaries,
  benefits: webBenefits,
};

export const contributedBindings = Object.values(webKinds).map(({ binding }) => binding);

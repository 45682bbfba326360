import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import type { Contribution } from '../forms/contribution.ts';
import type { Uncounted } from './form-token-pool.ts';

/** The form of a contribution as its frame shows it, whatever its fields are. */
export interface FormInSteps {
  readonly kind: ContributionKind;
  readonly form: Pick<Contribution<never>, 'isSending' | 'failure' | 'step' | 'isRestored'> & { readonly draft: { readonly hasOther: boolean } };
  readonly steps: readonly string[];
  readonly step: string;
  /** The URL of the step that is shown: each has its own, so that Back leads to the one before. */
  readonly url: string;
  /** The URL of the step before; none before the first. */
  readonly backUrl: string | undefined;
  /** Whether what was typed before is in the form. */
  readonly isBegun: boolean;
  /** What the form is opened for, whichever step of it is shown. */
  readonly opening: string;
  /** Whether one that exists is changed, and none is sent. */
  readonly isChange: boolean;
  /** Whether what is to be changed is not this device’s, or is gone. */
  readonly isGone: boolean;
  /** Whether what is to be changed could not be fetched. */
  readonly isNotLoaded: boolean;
  readonly companyName: string;
  /** Whether the company of the URL is not there; another can be chosen in the form. */
  readonly isCompanyMissing: boolean;
  /** Where the one of this company is that was sent from here before, if the form begins another. */
  readonly beforeUrl: string | undefined;
  /** Whether a login comes before it can be sent. A change goes by the key alone. */
  readonly needsLogin: boolean;
  /** The first day on which one may be sent again, where the account has had all of its quarter. */
  readonly spentUntil: string | undefined;
  /** The reason why it does not count in figures of many. */
  readonly uncounted: Uncounted | undefined;
  /** What was written in words, to be taken elsewhere where it is refused. */
  readonly texts: readonly string[];
  /** The name of what has arrived. */
  readonly sentId: string;
  /** The contribution that the URL with this fragment asks to change. */
  changedBy(hash: string): string | null;
  begin(changed: string | null): Promise<void>;
  /** Goes on to the next step, or sends from the last one; answers whether it has arrived. */
  send(): Promise<boolean>;
  throwAway(): Promise<void>;
  /** Makes what a guest typed that of the member who has logged in from here, before it is begun. */
  takeOver(changed: string | null): void;
  /** Shows the second draft in the place of the first. */
  swap(): Promise<void>;
}

import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import type { Contribution } from '../forms/contribution.ts';
import type { FormDraft } from './form-drafts.ts';
import type { Uncounted } from './form-token-pool.ts';

/** Form as its frame sees it, independent of its fields. */
export interface FormInSteps {
  readonly kind: ContributionKind;
  readonly form: Pick<Contribution<never>, 'isSending' | 'failure' | 'step' | 'isRestored'> & {
    readonly draft: { readonly hasOther: boolean; readonly isTouched: boolean };
  };
  readonly steps: readonly string[];
  readonly step: string;
  /** URL of the current step, separate so that Back works. */
  readonly url: string;
  readonly backUrl: string | undefined;
  readonly isBegun: boolean;
  readonly opening: string;
  readonly isChange: boolean;
  readonly isGone: boolean;
  readonly isNotLoaded: boolean;
  readonly companyName: string;
  /** True if the URL's company is missing, after which the form offers a choice. */
  readonly isCompanyMissing: boolean;
  /** Earlier contribution to the same company, if the form begins another. */
  readonly beforeUrl: string | undefined;
  /** True before a login, which changes by key do not need. */
  readonly needsLogin: boolean;
  /** First day of sending again, once the quarter's quota is used up. */
  readonly spentUntil: string | undefined;
  /** Other drafts of this kind on this device. */
  readonly drafts: readonly FormDraft[];
  /** Reason for not counting in aggregate figures. */
  readonly uncounted: Uncounted | undefined;
  /** Written texts, for copying after a refusal. */
  readonly texts: readonly string[];
  readonly sentId: string;
  changedBy(hash: string): string | null;
  begin(changed: string | null): Promise<void>;
  /** Advances a step or sends, and returns true once arrived. */
  send(): Promise<boolean>;
  throwAway(): Promise<void>;
  /** Moves a guest's text to the member who logged in from here. */
  takeOver(changed: string | null): void;
  swap(): Promise<void>;
}

/** Items that may be left behind when an account is deleted, each by the member's choice. It then belongs to nobody. */
export const leavableItems = ['designationProfile', 'feedback'] as const;
export type LeavableItem = (typeof leavableItems)[number];

/** The choice for each item. */
export type DeletionChoice = Readonly<Record<LeavableItem, 'delete' | 'leave'>>;

/** The word that confirms a deletion in every language, beside its own: one that every keyboard can type. */
export const latinDeletionWord = 'DELETE';

/** The choice for an item about which nothing was said. */
export const usualLeaving = 'delete';

/** Everything that an account may have, as a receipt names it. */
export const accountItems = [
  'account',
  'signIns',
  'sessions',
  'passkeys',
  'recoveryCodes',
  'careerStatus',
  'workExperience',
  'education',
  'profilePhoto',
  'preferences',
  'consents',
  'subscriptions',
  'devices',
  'communities',
  'designationProfile',
  'feedback',
  'roleClaims',
  'careerProofs',
  'onboarding',
  'nudges',
  'savedOffers',
  'uploads',
  'videos',
  'votes',
  'answerRequests',
  'postViews',
  'hiddenPosts',
  'mutes',
  'decisionLooks',
  'notifications',
  'personaTokens',
  'contributionTokens',
  'conversations',
  'savedJobs',
  'jobAlerts',
] as const;
export type AccountItem = (typeof accountItems)[number];

/** The reason why something stays: the member chose so, it never had anything that leads to a member, it is overwritten in turn, a sanction goes on, or the quarter or the year of tokens does. */
export type LeftBecause = 'chosen' | 'leads-to-nobody' | 'expires-by-itself' | 'ends-with-ban' | 'ends-with-silence' | 'ends-with-quarter' | 'ends-with-year';

/** Items that stay without a choice: hashes of addresses that say which were used this year, hashes of the sign-ins of an account that was banned, silenced or issued tokens in this quarter or year, and copies that the operator made before. */
export type LeftItem = LeavableItem | 'mailProofs' | 'bannedSignIns' | 'silencedSignIns' | 'issuedSignIns' | 'backups';

/** The longest period for which tokens were issued to an account, so that its sign-ins are known again until that ends. */
export type IssuedPeriod = 'quarter' | 'year';

/** The proof of a deletion. Its number is known to the member alone, and names nobody. */
export interface DeletionReceipt {
  readonly receiptNumber: string;
  readonly deletedOn: string;
  readonly deleted: readonly { readonly item: AccountItem; readonly count: number }[];
  readonly left: readonly { readonly item: LeftItem; readonly because: LeftBecause }[];
}

/** Items that stay after a deletion, each with its reason. */
export const leftBehind = (
  choice: DeletionChoice,
  { isBanned, isSilenced, issued }: { readonly isBanned: boolean; readonly isSilenced: boolean; readonly issued: IssuedPeriod | undefined },
): DeletionReceipt['left'] => [
  ...leavableItems.filter((item) => choice[item] === 'leave').map((item) => ({ item, because: 'chosen' as const })),
  { item: 'mailProofs', because: 'leads-to-nobody' },
  ...(isBanned ? [{ item: 'bannedSignIns', because: 'ends-with-ban' } as const] : []),
  ...(isSilenced ? [{ item: 'silencedSignIns', because: 'ends-with-silence' } as const] : []),
  ...(issued ? [{ item: 'issuedSignIns', because: `ends-with-${issued}` } as const] : []),
  { item: 'backups', because: 'expires-by-itself' },
];

/** The years for which a receipt can be looked up. */
export const receiptYears = 3;

/** The seconds in which a deletion is done; one that takes longer is undone, so that a receipt comes soon or not at all. */
export const deletionSeconds = 15;

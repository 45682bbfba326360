/** Items a member may leave behind without an owner. */
export const leavableItems = ['designationProfile', 'feedback'] as const;
export type LeavableItem = (typeof leavableItems)[number];

export type DeletionChoice = Readonly<Record<LeavableItem, 'delete' | 'leave'>>;

/** Confirmation word for every language, typable on all keyboards. */
export const latinDeletionWord = 'DELETE';

export const usualLeaving = 'delete';

/** Items an account may have, as a receipt names them. */
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

/** Reasons for keeping an item: choice, no link to a member, expiry, a sanction, or a token period. */
export type LeftBecause = 'chosen' | 'leads-to-nobody' | 'expires-by-itself' | 'ends-with-ban' | 'ends-with-silence' | 'ends-with-quarter' | 'ends-with-year';

/** Items always kept: hashes of addresses and sign-ins of this period, and the operator's earlier copies. */
export type LeftItem = LeavableItem | 'mailProofs' | 'bannedSignIns' | 'silencedSignIns' | 'issuedSignIns' | 'backups';

/** Longest period of issued tokens, until whose end sign-ins are recognized. */
export type IssuedPeriod = 'quarter' | 'year';

/** Proof of a deletion, whose number only the member knows and which names nobody. */
export interface DeletionReceipt {
  readonly receiptNumber: string;
  readonly deletedOn: string;
  readonly deleted: readonly { readonly item: AccountItem; readonly count: number }[];
  readonly left: readonly { readonly item: LeftItem; readonly because: LeftBecause }[];
}

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

/** Years for which a receipt can be looked up. */
export const receiptYears = 3;

/** Time limit of a deletion, after which it is undone, so that a receipt comes soon or never. */
export const deletionSeconds = 15;

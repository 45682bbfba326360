import type { LedgerEntry } from '../moderation/ledger.ts';
import type { AskedBy } from '../moderation/moderation-outcome.ts';

const starsShown = [5, 4, 3, 2, 1] as const;

/** Requesters of a removal; 'house' means moderators or word lists of the instance. */
export const removalSides = ['employer', 'court', 'reader', 'house'] as const;

export type RemovalSide = (typeof removalSides)[number];

interface StarConduct {
  readonly stars: number;
  /** Reviews that the employer reported, decided or not, and the removed ones among them. */
  readonly askedByEmployer: number;
  readonly agreedWithEmployer: number;
  /** Reviews reported and decided, and the removed ones among them. */
  readonly reportsDecided: number;
  readonly reportsUpheld: number;
  readonly removedFor: Readonly<Record<RemovalSide, number>>;
}

/** Fewer replies have no usual time. */
export const fewestTimedReplies = 5;

/** Conduct of an employer on this instance (F-18). */
export interface Conduct {
  readonly byStars: readonly StarConduct[];
  /** Removals of other content, or of reviews whose stars are not recorded. */
  readonly removedElse: number;
  readonly restored: number;
  readonly legalNotices: number;
  /** Weeks with unusually many reviews of one kind. */
  readonly bursts: readonly string[];
  readonly replies: { readonly answered: number; readonly reviews: number; readonly medianDays: number | null } | null;
  /** Reviews invited by the employer's link; null if none. */
  readonly invited: number | null;
}

export type ConductEntry = Pick<LedgerEntry, 'itemKind' | 'stars' | 'action' | 'rule' | 'askedBy'>;

export interface ConductFacts {
  readonly entries: readonly ConductEntry[];
  /** One for each review, by its latest report decision. */
  readonly reports: readonly { readonly stars: number; readonly isUpheld: boolean }[];
  /** One for each review that the employer reported in its own name. */
  readonly asked: readonly { readonly stars: number; readonly isUpheld: boolean }[];
  readonly bursts: readonly string[];
  readonly reviews: { readonly count: number; readonly answered: number; readonly invited: number; readonly medianDays: number | null };
}

/** Excludes removals by the author. */
const isRemoval = ({ action }: ConductEntry): boolean => action === 'removed';

const isByCourt = ({ rule, askedBy }: ConductEntry): boolean => rule === 'court' || askedBy === 'court';

const sideOf = (entry: ConductEntry): RemovalSide => (isByCourt(entry) ? 'court' : sides[entry.askedBy]);

const sides: Readonly<Record<AskedBy, RemovalSide>> = {
  employer: 'employer',
  court: 'court',
  reader: 'reader',
  moderator: 'house',
  automatic: 'house',
  author: 'house',
};

/** Uses only facts that can be recounted from the ledger and decisions. */
export function conductOf({ entries, reports, asked, bursts, reviews }: ConductFacts): Conduct {
  const removals = entries.filter(isRemoval);
  const byStars = starsShown.map((stars): StarConduct => {
    const here = removals.filter((entry) => entry.itemKind === 'review' && entry.stars === stars);
    const reported = reports.filter((report) => report.stars === stars);
    const ofEmployer = asked.filter((report) => report.stars === stars);
    const removed = (side: RemovalSide) => here.filter((entry) => sideOf(entry) === side).length;
    return {
      stars,
      askedByEmployer: ofEmployer.length,
      agreedWithEmployer: ofEmployer.filter(({ isUpheld }) => isUpheld).length,
      reportsDecided: reported.length,
      reportsUpheld: reported.filter(({ isUpheld }) => isUpheld).length,
      removedFor: { employer: removed('employer'), court: removed('court'), reader: removed('reader'), house: removed('house') },
    };
  });
  return {
    byStars,
    removedElse: removals.length - removedIn(byStars),
    restored: entries.filter(({ action }) => action === 'restored').length,
    legalNotices: removals.filter(isByCourt).length,
    bursts,
    replies: reviews.answered > 0 ? { answered: reviews.answered, reviews: reviews.count, medianDays: reviews.medianDays } : null,
    invited: reviews.invited > 0 ? reviews.invited : null,
  };
}

export const removedIn = (byStars: readonly Pick<StarConduct, 'removedFor'>[], of: readonly RemovalSide[] = removalSides): number =>
  byStars.reduce((sum, { removedFor }) => sum + of.reduce((more, side) => more + removedFor[side], 0), 0);

/** Lets one sentence replace the figures when nothing notable happened. */
export const isQuiet = ({ byStars, removedElse, restored, bursts, replies, invited }: Conduct): boolean =>
  removedIn(byStars) + removedElse + restored + bursts.length === 0 &&
  replies === null &&
  invited === null &&
  byStars.every(({ reportsDecided, askedByEmployer }) => reportsDecided + askedByEmployer === 0);

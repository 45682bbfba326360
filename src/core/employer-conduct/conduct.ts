import type { LedgerEntry } from '../moderation/ledger.ts';
import type { AskedBy } from '../moderation/moderation-outcome.ts';

/** The stars of reviews, the best first. */
const starsShown = [5, 4, 3, 2, 1] as const;

/** The sides that ask for a removal; the instance itself where moderators or its word lists did. */
export const removalSides = ['employer', 'court', 'reader', 'house'] as const;

export type RemovalSide = (typeof removalSides)[number];

/** What became of the reviews with so many stars. */
interface StarConduct {
  readonly stars: number;
  /** Reviews that were reported and decided about, and those of them that were taken down. */
  readonly reportsDecided: number;
  readonly reportsUpheld: number;
  /** Removals in the ledger, by who asked. */
  readonly removedFor: Readonly<Record<RemovalSide, number>>;
}

/** How an employer behaves here (F-18). */
export interface Conduct {
  readonly byStars: readonly StarConduct[];
  /** Removals of what is no review, or a review whose stars the ledger does not say. */
  readonly removedElse: number;
  readonly restored: number;
  /** Removals by order of a court. */
  readonly legalNotices: number;
  /** Weeks in which far more reviews of one kind came than is usual. */
  readonly bursts: readonly string[];
  readonly replies: { readonly answered: number; readonly reviews: number; readonly medianDays: number | null } | null;
  /** Reviews that came by a link of the employer; null where there are none. */
  readonly invited: number | null;
}

/** The part of a line of the ledger that counts here. */
export type ConductEntry = Pick<LedgerEntry, 'itemKind' | 'stars' | 'action' | 'rule' | 'askedBy'>;

/** What is stored of a company, of which its conduct is made. */
export interface ConductFacts {
  readonly entries: readonly ConductEntry[];
  /** One for each review whose report was decided last so. */
  readonly reports: readonly { readonly stars: number; readonly isUpheld: boolean }[];
  readonly bursts: readonly string[];
  readonly reviews: { readonly count: number; readonly answered: number; readonly invited: number; readonly medianDays: number | null };
}

/** Whether a line tells of something that readers no longer see since, and not by its author’s wish. */
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

/** Counts what the ledger and the decisions say; nothing here that cannot be counted again from them. */
export function conductOf({ entries, reports, bursts, reviews }: ConductFacts): Conduct {
  const removals = entries.filter(isRemoval);
  const byStars = starsShown.map((stars): StarConduct => {
    const here = removals.filter((entry) => entry.itemKind === 'review' && entry.stars === stars);
    const reported = reports.filter((report) => report.stars === stars);
    const removed = (side: RemovalSide) => here.filter((entry) => sideOf(entry) === side).length;
    return {
      stars,
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

/** The removals of reviews with these stars, for one side or for all. */
export const removedIn = (byStars: readonly Pick<StarConduct, 'removedFor'>[], of: readonly RemovalSide[] = removalSides): number =>
  byStars.reduce((sum, { removedFor }) => sum + of.reduce((more, side) => more + removedFor[side], 0), 0);

/** Whether nothing was asked and nothing stands out: then one sentence says all. */
export const isQuiet = ({ byStars, removedElse, restored, bursts, replies, invited }: Conduct): boolean =>
  removedIn(byStars) + removedElse + restored + bursts.length === 0 &&
  replies === null &&
  invited === null &&
  byStars.every(({ reportsDecided }) => reportsDecided === 0);

/** Names of a kind of contribution in the lists that have other things beside it. */
interface DeclaredKind {
  /** Type as a resource, where it is voted on, reported and decided about. */
  readonly resource?: string;
  /** Tab of a company's page, and figures, in which it counts. */
  readonly page: string;
  /** Name in counts of the whole installation. */
  readonly counted: string;
  /** Kind that is asked for after it. */
  readonly next: string;
  /** Set where it is read in figures of many alone, and its people are counted in steps. */
  readonly isCrowd?: true;
  /** Set where the company replies to it, and its author answers. */
  readonly isReplied?: true;
  /** Place among kinds that count people by tokens of their own; requests are remembered in this order. */
  readonly tokenPlace?: number;
}

/** Kinds of contributions: a key is good for one of them (F-07). */
export const declaredKinds = {
  review: { resource: 'REVIEW', page: 'reviews', counted: 'review', next: 'interview', tokenPlace: 1, isReplied: true },
  interview: { resource: 'INTERVIEW', page: 'interviews', counted: 'interview', next: 'photo', tokenPlace: 3, isReplied: true },
  photo: { resource: 'PHOTOS', page: 'photos', counted: 'photos', next: 'interview' },
  salary: { page: 'salaries', counted: 'salary', next: 'review', isCrowd: true, tokenPlace: 2 },
  benefits: { resource: 'BENEFITS', page: 'benefits', counted: 'benefits', next: 'review', isCrowd: true, tokenPlace: 4, isReplied: true },
} as const satisfies Record<string, DeclaredKind>;

type Kinds = typeof declaredKinds;
export type ContributionKind = keyof Kinds;

/** Moderated contributions as their authors see them; each kind adds its own by `declare module` beside its port. */
export interface OwnOfKinds {
  readonly salary: never;
}

/** Pages on which contributions of a kind count. */
export type KindPage = Kinds[ContributionKind]['page'];

/** Pages that count people in steps. */
const crowdPages: readonly string[] = Object.values(declaredKinds).flatMap((kind) => ('isCrowd' in kind ? [kind.page] : []));

/** Counts people in steps, so that no count tells of one more. */
export const isCrowdPage = (page: string): boolean => crowdPages.includes(page);

/** Kinds that moderators decide about. */
export type ModeratedKindName = { readonly [Kind in ContributionKind]: Kinds[Kind] extends { readonly resource: string } ? Kind : never }[ContributionKind];

/** Contributions as resources. */
export type KindResource = Kinds[ModeratedKindName]['resource'];

export const isContributionKind = (name: string): name is ContributionKind => Object.hasOwn(declaredKinds, name);

export const contributionKinds = Object.keys(declaredKinds).filter(isContributionKind);

const isModerated = (kind: ContributionKind): kind is ModeratedKindName => 'resource' in declaredKinds[kind];

export const moderatedKinds = contributionKinds.filter(isModerated);

/** Kinds that companies reply to. */
export type RepliedKind = { readonly [Kind in ContributionKind]: Kinds[Kind] extends { readonly isReplied: true } ? Kind : never }[ContributionKind] &
  ModeratedKindName;

const isReplied = (kind: ModeratedKindName): kind is RepliedKind => 'isReplied' in declaredKinds[kind];

export const repliedKinds = moderatedKinds.filter(isReplied);

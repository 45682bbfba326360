/** An award as a company tells of it: what it is called, who gave it, and in which year. */
export interface Award {
  readonly name: string;
  readonly by: string;
  readonly year: number;
}

/** Someone who leads a company. The photo is a URL on this origin. */
export interface Leader {
  readonly name: string;
  readonly role: string;
  readonly photo: string | null;
}

/** A message of someone who leads a company, to those who think of working there. */
export interface LeadershipMessage extends Leader {
  readonly text: string;
}

export interface ProfileAnswer {
  readonly question: string;
  readonly answer: string;
}

/** A section that a company names itself. */
export interface CustomSection {
  readonly title: string;
  readonly text: string;
  readonly picture: string | null;
}

/** The collages of life at a company, each with its number of pictures. */
export const collagePictures = { 'four-grid': 4, 'four-wide': 4, six: 6 } as const satisfies Readonly<Record<string, number>>;

export type CollageTemplate = keyof typeof collagePictures;

export const collageTemplates = ['four-grid', 'four-wide', 'six'] as const satisfies readonly CollageTemplate[];

export const mostCollagePictures = Math.max(...Object.values(collagePictures));

export interface CollagePicture {
  readonly url: string;
  readonly caption: string;
}

/** A collage: as many pictures as its template has places. */
export interface Collage {
  readonly template: CollageTemplate;
  readonly title: string;
  readonly pictures: readonly CollagePicture[];
}

/** A video that stays where it is, with a summary of what it shows. */
export interface ProfileVideo {
  readonly title: string;
  readonly videoId: string;
  readonly summary: string;
}

/** News of a company, by the day. */
export interface ProfileUpdate {
  readonly day: string;
  readonly title: string;
  readonly text: string;
}

/** What a company says of itself on its own page, section by section. A section without content is empty, and is not shown. */
export interface ProfileSections {
  readonly mission: string | null;
  readonly vision: string | null;
  /** Paragraphs. */
  readonly overview: readonly string[];
  readonly awards: readonly Award[];
  readonly thirdPartyAwards: readonly Award[];
  readonly leadership: readonly Leader[];
  readonly leadershipMessage: LeadershipMessage | null;
  readonly faq: readonly ProfileAnswer[];
  readonly customSections: readonly CustomSection[];
  readonly lifeAtCompany: readonly Collage[];
  readonly videos: readonly ProfileVideo[];
  /** Newest first. */
  readonly updates: readonly ProfileUpdate[];
}

/** A profile as it is written: the sections, and whether the company looks after its page itself. */
export interface ProfileDraft extends ProfileSections {
  readonly isClaimed: boolean;
}

export interface CompanyProfile extends ProfileDraft {
  /** The day of its last change; null where nobody wrote one. */
  readonly updatedOn: string | null;
}

/** A profile in which nothing is said. */
export const emptyProfile: CompanyProfile = {
  isClaimed: false,
  updatedOn: null,
  mission: null,
  vision: null,
  overview: [],
  awards: [],
  thirdPartyAwards: [],
  leadership: [],
  leadershipMessage: null,
  faq: [],
  customSections: [],
  lifeAtCompany: [],
  videos: [],
  updates: [],
};

export interface Award {
  readonly name: string;
  readonly by: string;
  readonly year: number;
}

/** Leader with a photo URL on this origin. */
export interface Leader {
  readonly name: string;
  readonly role: string;
  readonly photo: string | null;
}

export interface LeadershipMessage extends Leader {
  readonly text: string;
}

export interface ProfileAnswer {
  readonly question: string;
  readonly answer: string;
}

export interface CustomSection {
  readonly title: string;
  readonly text: string;
  readonly picture: string | null;
}

/** Collages by number of pictures. */
export const collagePictures = { 'four-grid': 4, 'four-wide': 4, six: 6 } as const satisfies Readonly<Record<string, number>>;

export type CollageTemplate = keyof typeof collagePictures;

export const collageTemplates = ['four-grid', 'four-wide', 'six'] as const satisfies readonly CollageTemplate[];

export const mostCollagePictures = Math.max(...Object.values(collagePictures));

export interface CollagePicture {
  readonly url: string;
  readonly caption: string;
}

export interface Collage {
  readonly template: CollageTemplate;
  readonly title: string;
  readonly pictures: readonly CollagePicture[];
}

/** External video with a summary. */
export interface ProfileVideo {
  readonly title: string;
  readonly videoId: string;
  readonly summary: string;
}

export interface ProfileUpdate {
  readonly day: string;
  readonly title: string;
  readonly text: string;
}

/** Company's own words by section. Empty sections are hidden. */
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

/** Sections of a profile, and if the company manages its page itself. */
export interface ProfileDraft extends ProfileSections {
  readonly isClaimed: boolean;
}

export interface CompanyProfile extends ProfileDraft {
  /** Day of the last change, or null without any. */
  readonly updatedOn: string | null;
}

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

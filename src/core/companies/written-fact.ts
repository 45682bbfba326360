/** Facts that a company may put right itself. */
export const writtenFacts = [
  'about',
  'headOffice',
  'offices',
  'indianSize',
  'industry',
  'website',
  'careerSite',
  'socialLinks',
  'foundedYear',
  'benefits',
  'whyJoin',
] as const;

export type WrittenFact = (typeof writtenFacts)[number];

/** The company, an administrator, a list that was read in, or a time before sources were noted. */
export const factSources = ['company', 'administrator', 'list', 'earlier'] as const;
export type FactSource = (typeof factSources)[number];

/** One public wording of a fact. */
export interface FactWording {
  /** Empty where nothing was said. */
  readonly lines: readonly string[];
  readonly source: FactSource;
  /** Null where no day was noted. */
  readonly writtenOn: string | null;
}

/** Fact in the company's own words, with the day of its last change. */
export interface FactByCompany {
  readonly fact: WrittenFact;
  readonly changedOn: string;
}

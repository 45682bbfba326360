/** The ways in which people are employed, as careers and advertisements name them. */
export const employmentTypes = ['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** The words that links and alerts had before, and those that people type. */
const otherwise: Readonly<Partial<Record<string, EmploymentType>>> = {
  'full-time': 'fulltime',
  permanent: 'fulltime',
  'part-time': 'parttime',
  contract: 'contractual',
  internship: 'intern',
  interns: 'intern',
  freelance: 'freelancer',
};

/** The kind of employment that a word asks for, also by another word for it; nothing where there is none. */
export const employmentTypeOf = (word: string): EmploymentType | undefined =>
  employmentTypes.find((known) => known === word) ?? (Object.hasOwn(otherwise, word) ? otherwise[word] : undefined);

/** Employment types of careers and advertisements. */
export const employmentTypes = ['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** Former words of links and alerts, and typed variants. */
const otherwise: Readonly<Partial<Record<string, EmploymentType>>> = {
  'full-time': 'fulltime',
  permanent: 'fulltime',
  'part-time': 'parttime',
  contract: 'contractual',
  internship: 'intern',
  interns: 'intern',
  freelance: 'freelancer',
};

/** Accepts synonyms. Nothing for unknown words. */
export const employmentTypeOf = (word: string): EmploymentType | undefined =>
  employmentTypes.find((known) => known === word) ?? (Object.hasOwn(otherwise, word) ? otherwise[word] : undefined);

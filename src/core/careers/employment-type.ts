/** The ways in which people are employed, as careers and advertisements name them. */
export const employmentTypes = ['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** The words that links and alerts had before. */
const formerly: Readonly<Partial<Record<string, EmploymentType>>> = { 'full-time': 'fulltime', 'part-time': 'parttime', contract: 'contractual' };

/** The kind of employment that a word asks for, also by the word of an old link; nothing where there is none. */
export const employmentTypeOf = (word: string): EmploymentType | undefined =>
  employmentTypes.find((known) => known === word) ?? (Object.hasOwn(formerly, word) ? formerly[word] : undefined);

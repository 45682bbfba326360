/** The summaries that a company has. */
export type SummaryName = 'reviews' | 'salaries' | 'interviews' | 'photos' | 'benefits' | 'search';

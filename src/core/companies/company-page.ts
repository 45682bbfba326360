import { interviewsPath, overviewPath, reviewsPath, salariesPath } from '../navigation/screens.ts';

const paths = { interviews: interviewsPath, reviews: reviewsPath, salaries: salariesPath };

/** A page of a company for whose sake it is looked up: the list of companies leads there, and to the overview where it is not said. */
export type CompanyPage = keyof typeof paths;

const isPage = (name: string): name is CompanyPage => Object.hasOwn(paths, name);

/** The page that the query of a list of companies names. */
export const companyPageNamed = (name: string | null): CompanyPage | null => (name !== null && isPage(name) ? name : null);

export const companyPagePath = (page: CompanyPage | null, urlName: string): string => (page === null ? overviewPath(urlName) : paths[page](urlName));

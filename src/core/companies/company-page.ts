import { interviewsPath, overviewPath, reviewsPath, salariesPath } from '../navigation/screens.ts';

const paths = { interviews: interviewsPath, reviews: reviewsPath, salaries: salariesPath };

/** Company page a lookup leads to, by default the overview. */
export type CompanyPage = keyof typeof paths;

const isPage = (name: string): name is CompanyPage => Object.hasOwn(paths, name);

export const companyPageNamed = (name: string | null): CompanyPage | null => (name !== null && isPage(name) ? name : null);

export const companyPagePath = (page: CompanyPage | null, urlName: string): string => (page === null ? overviewPath(urlName) : paths[page](urlName));

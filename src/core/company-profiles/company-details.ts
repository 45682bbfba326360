import { isWebsite, longestCompanyPlace, longestWebsite, webAddressOf } from '../administration/company-form.ts';
import { lineOf } from '../administration/form-line.ts';
import type { SocialLink } from '../companies/company.ts';
import type { SizeBucket } from '../companies/size-bucket.ts';
import { plainText } from '../content/plain-text.ts';
import { longestMailAddress } from '../verification/work-address.ts';
import { longestProfileText } from './profile-limits.ts';
import type { ProfileProblem } from './profile-problems.ts';

/** Public facts besides name, city and industry, with null for unknown. */
export interface CompanyDetails {
  readonly about: string | null;
  readonly foundedYear: number | null;
  readonly indianEmployeeCount: SizeBucket | null;
  readonly globalEmployeeCount: SizeBucket | null;
  /** Display name. */
  readonly secondaryIndustry: string | null;
  readonly careerSiteUrl: string | null;
  readonly contactNumber: string | null;
  readonly emailId: string | null;
  readonly socialLinks: readonly SocialLink[];
}

export const noDetails: CompanyDetails = {
  about: null,
  foundedYear: null,
  indianEmployeeCount: null,
  globalEmployeeCount: null,
  secondaryIndustry: null,
  careerSiteUrl: null,
  contactNumber: null,
  emailId: null,
  socialLinks: [],
};

export const socialNetworks = ['linkedin', 'x', 'youtube', 'instagram', 'facebook'] as const satisfies readonly SocialLink['network'][];

export const earliestFounded = 1_600;
export const latestFounded = 2_100;
export const longestContactNumber = 26;

export const isFoundedYear = (year: number, latest = latestFounded): boolean => Number.isInteger(year) && year >= earliestFounded && year <= latest;

export const isContactNumber = (text: string): boolean => /^\+?\d[\d ()/-]{3,24}$/.test(text);

export const isMailAddress = (text: string): boolean => text.length <= longestMailAddress && /^[^\s@]{1,64}@([a-z0-9-]+\.)+[a-z]{2,24}$/i.test(text);

type Finding = readonly [path: string, isFault: boolean, problem: ProfileProblem];

/** Problems by path (`socialLinks.1.url`), where no company was founded after `latest`. */
export function detailsProblems(details: CompanyDetails, latest = latestFounded): readonly (readonly [path: string, problem: ProfileProblem])[] {
  const { about, foundedYear, secondaryIndustry, careerSiteUrl, contactNumber, emailId, socialLinks } = tidiedDetails(details);
  const isNoAddress = (url: string | null): boolean => url !== null && !(isWebsite(url) && url.length <= longestWebsite);
  const findings: readonly Finding[] = [
    ['about', (about?.length ?? 0) > longestProfileText, 'long'],
    ['foundedYear', foundedYear !== null && !isFoundedYear(foundedYear), 'no-year'],
    ['foundedYear', foundedYear !== null && isFoundedYear(foundedYear) && foundedYear > latest, 'late-year'],
    ['secondaryIndustry', (secondaryIndustry?.length ?? 0) > longestCompanyPlace, 'long'],
    ['careerSiteUrl', isNoAddress(careerSiteUrl), 'no-address'],
    ['contactNumber', contactNumber !== null && !isContactNumber(contactNumber), 'no-number'],
    ['emailId', emailId !== null && !isMailAddress(emailId), 'no-mail'],
    ...socialLinks.flatMap(({ network, url }, at): readonly Finding[] => [
      [`socialLinks.${at}.url`, isNoAddress(url), 'no-address'],
      [`socialLinks.${at}.network`, socialLinks.slice(0, at).some((earlier) => earlier.network === network), 'twice'],
    ]),
  ];
  return findings.flatMap(([path, isFault, problem]) => (isFault ? [[path, problem] as const] : []));
}

/** Removes markup and invisible signs, completes schemes, and nulls empty values. */
export const tidiedDetails = ({
  about,
  secondaryIndustry,
  careerSiteUrl,
  contactNumber,
  emailId,
  socialLinks,
  ...numbers
}: CompanyDetails): CompanyDetails => ({
  ...numbers,
  about: plainText(about ?? '').trim() || null,
  secondaryIndustry: lineOf(secondaryIndustry ?? '') || null,
  careerSiteUrl: webAddressOf(careerSiteUrl ?? '') || null,
  contactNumber: lineOf(contactNumber ?? '') || null,
  emailId: lineOf(emailId ?? '') || null,
  socialLinks: socialLinks.map(({ network, url }) => ({ network, url: webAddressOf(url) })).filter(({ url }) => url !== ''),
});

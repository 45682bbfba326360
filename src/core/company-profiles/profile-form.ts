import { detailsProblems, tidiedDetails } from './company-details.ts';
import { longestOfficePhone, longestProfileLine, longestProfileName, mostOfficeTeams } from './profile-limits.ts';
import { profileProblems, textProblem, type ProfileProblem } from './profile-problems.ts';
import { tidiedProfile } from './tidied-profile.ts';
import { mostAssociated, mostOffices, type OfficeForm, type ProfileForm } from './administered-profiles.ts';
import { benefitsInOrder } from '../benefits/benefit.ts';
import { longestCompanyPlace } from '../administration/company-form.ts';
import { isReadable, lineOf, lookOfLine } from '../administration/form-line.ts';

type Finding = readonly [path: string, problem: ProfileProblem | null];

/** Problems by path (`offices.1.city`) in the year `thisYear`. */
export function profileFormProblems(form: ProfileForm, thisYear?: number): Readonly<Record<string, ProfileProblem>> {
  const { offices, associated } = tidiedProfileForm(form);
  const ofDetails = detailsProblems(form.details, thisYear).map(([path, problem]): Finding => [`details.${path}`, problem]);
  const ofProfile = Object.entries(profileProblems(form.profile)).map(([path, problem]): Finding => [`profile.${path}`, problem]);
  const findings: readonly Finding[] = [
    ...ofDetails,
    ...ofProfile,
    ['offices', offices.length > mostOffices ? 'many' : null],
    ['associated', associated.length > mostAssociated ? 'many' : null],
    ...offices.flatMap((office, at, all) => officeFindings(`offices.${at}`, office, all.slice(0, at))),
    ...associated.map(({ urlName }, at): Finding => {
      const isKnown = associated.slice(0, at).some((earlier) => earlier.urlName === urlName);
      return [`associated.${at}.urlName`, isKnown ? 'twice' : null];
    }),
  ];
  return Object.fromEntries(findings.flatMap(([path, problem]) => (problem === null ? [] : [[path, problem]])));
}

const officeFindings = (path: string, { city, isHeadOffice, address, phone, teams }: OfficeForm, before: readonly OfficeForm[]): readonly Finding[] => [
  [`${path}.city`, textProblem(city, longestCompanyPlace) ?? (before.some((earlier) => lookOfLine(earlier.city) === lookOfLine(city)) ? 'twice' : null)],
  [`${path}.isHeadOffice`, isHeadOffice && before.some((earlier) => earlier.isHeadOffice) ? 'twice' : null],
  [`${path}.address`, (address?.length ?? 0) > longestProfileLine ? 'long' : null],
  [`${path}.phone`, (phone?.length ?? 0) > longestOfficePhone ? 'long' : null],
  [`${path}.teams`, teams.length > mostOfficeTeams ? 'many' : null],
  ...teams.map((team, at): Finding => [`${path}.teams.${at}`, textProblem(team, longestProfileName)]),
];

/** Removes markup, invisible signs and empty entries. */
export const tidiedProfileForm = ({ details, profile, offices, associated, offeredBenefits }: ProfileForm): ProfileForm => ({
  details: tidiedDetails(details),
  profile: tidiedProfile(profile),
  offices: offices.map(({ city, isHeadOffice, address, phone, employees, teams }) => ({
    city: lineOf(city),
    isHeadOffice,
    address: lineOrNull(address),
    phone: lineOrNull(phone),
    employees,
    teams: teams.map(lineOf).filter(isReadable),
  })),
  associated,
  offeredBenefits: benefitsInOrder.filter((benefit) => offeredBenefits.includes(benefit)),
});

const lineOrNull = (text: string | null): string | null => (text === null ? '' : lineOf(text)) || null;

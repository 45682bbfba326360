import { companyProblems, tidiedCompany, webAddressOf, type CompanyProblem } from '../administration/company-form.ts';
import { lineOf } from '../administration/form-line.ts';
import { benefitNamed } from '../benefits/benefit.ts';
import type { WrittenFact } from '../companies/written-fact.ts';
import { sizeBuckets } from '../companies/size-bucket.ts';
import type { OfficeForm } from '../company-profiles/administered-profiles.ts';
import { noDetails } from '../company-profiles/company-details.ts';
import { emptyProfile } from '../company-profiles/company-profile.ts';
import { profileFormProblems, tidiedProfileForm } from '../company-profiles/profile-form.ts';
import type { ProfileProblem } from '../company-profiles/profile-problems.ts';
import { linesIn, linkNetworkOf, withFact, type FactForms } from './fact-forms.ts';

/** Broken rule of an administrator's form, or one of a desk alone. */
export type FactProblem = CompanyProblem | ProfileProblem | 'no-https' | 'no-network' | 'unlisted';

const { updatedOn: _, ...nothingSaid } = emptyProfile;

const blank: FactForms = {
  company: { name: 'A', website: '', city: '', industry: 'A' },
  page: { details: noDetails, profile: nothingSaid, offices: [], associated: [], offeredBenefits: [] },
};

const formsWith = (fact: WrittenFact, lines: readonly string[], offices: readonly OfficeForm[]): FactForms =>
  withFact({ ...blank, page: { ...blank.page, offices: fact === 'offices' ? offices : [] } }, fact, lines);

const single: ReadonlySet<WrittenFact> = new Set(['about', 'headOffice', 'indianSize', 'industry', 'website', 'careerSite', 'foundedYear']);
const links: ReadonlySet<WrittenFact> = new Set(['website', 'careerSite', 'socialLinks']);
const proseFacts: ReadonlySet<WrittenFact> = new Set(['about', 'whyJoin']);

export const isSingle = (fact: WrittenFact): boolean => single.has(fact);
export const isProse = (fact: WrittenFact): boolean => proseFacts.has(fact);

const isBlank = (line: string): boolean => lineOf(line) === '';

/** Lines as the administrator's forms tidy them. */
export function tidiedLines(fact: WrittenFact, lines: readonly string[]): readonly string[] {
  const { company, page } = formsWith(
    fact,
    lines.filter((line) => !isBlank(line)),
    [],
  );
  return linesIn({ company: tidiedCompany(company), page: tidiedProfileForm(page) }, fact);
}

/** Problems by the rules for administrators, besides links by https alone. */
export function factProblems(fact: WrittenFact, lines: readonly string[], offices: readonly OfficeForm[] = []): readonly FactProblem[] {
  const said = lines.filter((line) => !isBlank(line));
  const { company, page } = formsWith(fact, said, offices);
  return [...ownProblems(fact, said), ...Object.values(companyProblems(company)), ...Object.values(profileFormProblems(page))];
}

function ownProblems(fact: WrittenFact, lines: readonly string[]): readonly FactProblem[] {
  const found: readonly (readonly [isFault: boolean, problem: FactProblem])[] = [
    [single.has(fact) && lines.length > 1, 'many'],
    [links.has(fact) && lines.some((line) => !/^https:/i.test(webAddressOf(line))), 'no-https'],
    [fact === 'socialLinks' && lines.some((line) => linkNetworkOf(line) === undefined), 'no-network'],
    [fact === 'benefits' && lines.some((line) => benefitNamed(line) === undefined), 'unlisted'],
    [fact === 'indianSize' && lines.some((line) => !sizeBuckets.some((bucket) => bucket === line)), 'unlisted'],
  ];
  return found.flatMap(([isFault, problem]) => (isFault ? [problem] : []));
}

/** Problems that only the day of the change shows. */
export const dayProblems = (fact: WrittenFact, lines: readonly string[], today: string): readonly FactProblem[] =>
  fact === 'foundedYear' && lines.some((line) => Number(line) > Number(today.slice(0, 4))) ? ['late-year'] : [];

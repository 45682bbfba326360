import { isReadable, lineOf } from './form-line.ts';
import { longestTopicName } from './topic-form.ts';

/** The longest name of a company, and the longest of its city and its line of work. */
export const longestCompanyName = 100;
export const longestCompanyPlace = longestTopicName;
export const longestWebsite = 200;

/** The fields of a company that an administrator says. Website and city may be left empty. */
export interface CompanyForm {
  readonly name: string;
  readonly website: string;
  readonly city: string;
  readonly industry: string;
}

export const companyFields = ['name', 'website', 'city', 'industry'] as const satisfies readonly (keyof CompanyForm)[];

export type CompanyField = (typeof companyFields)[number];

export type CompanyProblem = 'empty' | 'long' | 'no-website';

const longest: Readonly<Record<CompanyField, number>> = {
  name: longestCompanyName,
  website: longestWebsite,
  city: longestCompanyPlace,
  industry: longestCompanyPlace,
};

/** The fields of a company that will not do, each with what is wrong with it. */
export function companyProblems(form: CompanyForm): Partial<Record<CompanyField, CompanyProblem>> {
  const problems: Partial<Record<CompanyField, CompanyProblem>> = {};
  const said = tidiedCompany(form);
  for (const field of companyFields) {
    if (!isReadable(said[field]) && (field === 'name' || field === 'industry')) problems[field] = 'empty';
    else if (said[field].length > longest[field]) problems[field] = 'long';
  }
  if (said.website !== '' && !isWebsite(said.website)) problems.website = 'no-website';
  return problems;
}

/** A tidied form: each text in one line, without signs that cannot be seen. */
export function tidiedCompany({ name, website, city, industry }: CompanyForm): CompanyForm {
  return {
    name: lineOf(name),
    website: webAddressOf(website),
    city: lineOf(city),
    industry: lineOf(industry),
  };
}

/** An address of the web as it is typed; one without its scheme has one. */
export function webAddressOf(typed: string): string {
  const url = typed.trim();
  return url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
}

/** Only a page of the web that anyone can open, in the signs that an address is made of. */
export const isWebsite = (url: string): boolean => /^https?:\/\/([a-z0-9-]+\.)+[a-z]{2,24}(\/[\w\-.~:/?#[\]@!$&()*+,;=%]*)?$/i.test(url);

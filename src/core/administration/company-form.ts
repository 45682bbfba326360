import { isReadable, lineOf } from './form-line.ts';
import { longestTopicName } from './topic-form.ts';

/** Longest name, city and line of work. */
export const longestCompanyName = 100;
export const longestCompanyPlace = longestTopicName;
export const longestWebsite = 200;

/** Administrator's fields of a company. Website and city may be empty. */
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

export function tidiedCompany({ name, website, city, industry }: CompanyForm): CompanyForm {
  return {
    name: lineOf(name),
    website: webAddressOf(website),
    city: lineOf(city),
    industry: lineOf(industry),
  };
}

/** Adds a missing scheme. */
export function webAddressOf(typed: string): string {
  const url = typed.trim();
  return url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
}

/** Accepts only public web pages in plain address characters. */
export const isWebsite = (url: string): boolean => /^https?:\/\/([a-z0-9-]+\.)+[a-z]{2,24}(\/[\w\-.~:/?#[\]@!$&()*+,;=%]*)?$/i.test(url);

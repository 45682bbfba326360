import type { CompanyForm } from '../administration/company-form.ts';
import { lookOfLine } from '../administration/form-line.ts';
import { benefitsInOrder } from '../benefits/benefit.ts';
import type { WrittenFact } from '../companies/written-fact.ts';
import { sizeBuckets } from '../companies/size-bucket.ts';
import type { SocialLink } from '../companies/company.ts';
import type { OfficeForm, ProfileForm } from '../company-profiles/administered-profiles.ts';
import type { CompanyDetails } from '../company-profiles/company-details.ts';
import { latinDigits } from '../indian-scripts.ts';
import { webAddressOf } from '../administration/company-form.ts';

type Lines = readonly string[];

/** Both forms in which administrators write a company's facts. */
export interface FactForms {
  readonly company: CompanyForm;
  readonly page: ProfileForm;
}

interface FactForm {
  readonly linesIn: (forms: FactForms) => Lines;
  readonly written: (forms: FactForms, lines: Lines) => FactForms;
}

const networkHosts: Readonly<Record<SocialLink['network'], RegExp>> = {
  linkedin: /(?:^|\.)linkedin\.(?:com|example)$/,
  x: /(?:^|\.)(?:x|twitter)\.(?:com|example)$/,
  youtube: /(?:^|\.)(?:youtube\.(?:com|example)|youtu\.be)$/,
  instagram: /(?:^|\.)instagram\.(?:com|example)$/,
  facebook: /(?:^|\.)facebook\.(?:com|example)$/,
};

const isNetwork = (name: string): name is SocialLink['network'] => Object.hasOwn(networkHosts, name);
const networks = Object.keys(networkHosts).filter(isNetwork);

/** Network of a link, by its host alone. */
export function linkNetworkOf(url: string): SocialLink['network'] | undefined {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(webAddressOf(url))?.[1]?.toLowerCase() ?? '';
  return networks.find((network) => networkHosts[network].test(host));
}

const some = (text: string | null): Lines => (text === null || text === '' ? [] : [text]);

const ofCompany = (field: 'website' | 'city' | 'industry'): FactForm => ({
  linesIn: ({ company }) => some(company[field]),
  written: (forms, [line = '']) => ({ ...forms, company: { ...forms.company, [field]: line } }),
});

const ofDetails = <Name extends keyof CompanyDetails>(
  field: Name,
  said: (value: CompanyDetails[Name]) => Lines,
  meant: (lines: Lines) => CompanyDetails[Name],
): FactForm => ({
  linesIn: ({ page }) => said(page.details[field]),
  written: (forms, lines) => ({ ...forms, page: { ...forms.page, details: { ...forms.page.details, [field]: meant(lines) } } }),
});

const officeIn = (city: string): OfficeForm => ({ city, isHeadOffice: false, address: null, phone: null, employees: null, teams: [] });

/** Keeps what is said of an office whose city stays. */
const offices: FactForm = {
  linesIn: ({ page }) => page.offices.filter(({ isHeadOffice }) => !isHeadOffice).map(({ city }) => city),
  written: (forms, lines) => {
    const { page } = forms;
    const [head, others] = [page.offices.filter(({ isHeadOffice }) => isHeadOffice), page.offices.filter(({ isHeadOffice }) => !isHeadOffice)];
    const named = lines.map((city) => others.find((office) => lookOfLine(office.city) === lookOfLine(city)) ?? officeIn(city));
    return { ...forms, page: { ...page, offices: [...head, ...named] } };
  },
};

/** Title in the first line and text below; a picture stays with its title. */
const whyJoin: FactForm = {
  linesIn: ({ page }) => page.profile.customSections.map(({ title, text }) => `${title}\n${text}`),
  written: (forms, lines) => {
    const { page } = forms;
    const customSections = lines.map((line) => {
      const [title = '', ...rest] = line.split('\n');
      const picture = page.profile.customSections.find((known) => known.title === title.trim())?.picture ?? null;
      return { title, text: rest.join('\n'), picture };
    });
    return { ...forms, page: { ...page, profile: { ...page.profile, customSections } } };
  },
};

const linkOf = (url: string): readonly SocialLink[] => {
  const network = linkNetworkOf(url);
  return network === undefined ? [] : [{ network, url }];
};

const factForms: Readonly<Record<WrittenFact, FactForm>> = {
  about: ofDetails('about', some, ([line]) => line ?? null),
  headOffice: ofCompany('city'),
  offices,
  indianSize: ofDetails('indianEmployeeCount', some, ([line]) => sizeBuckets.find((bucket) => bucket === line) ?? null),
  industry: ofCompany('industry'),
  website: ofCompany('website'),
  careerSite: ofDetails('careerSiteUrl', some, ([line]) => line ?? null),
  socialLinks: ofDetails(
    'socialLinks',
    (links) => links.map(({ url }) => url),
    (lines) => lines.flatMap(linkOf),
  ),
  foundedYear: ofDetails(
    'foundedYear',
    (year) => some(year === null ? null : String(year)),
    ([line]) => (line === undefined ? null : Number(latinDigits(line))),
  ),
  benefits: {
    linesIn: ({ page }) => page.offeredBenefits,
    written: (forms, lines) => ({ ...forms, page: { ...forms.page, offeredBenefits: benefitsInOrder.filter((benefit) => lines.includes(benefit)) } }),
  },
  whyJoin,
};

export const linesIn = (forms: FactForms, fact: WrittenFact): Lines => factForms[fact].linesIn(forms);

/** Forms as an administrator would write them with this fact. */
export const withFact = (forms: FactForms, fact: WrittenFact, lines: Lines): FactForms => factForms[fact].written(forms, lines);

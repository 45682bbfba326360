import type { CompanyAward } from '#core/companies/company-award.ts';
import type { SocialLink } from '#core/companies/company.ts';
import { administratorJson, companyId, flag, foundByWords, json, number, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const industry = table('industry', {
  purpose: 'The lines of work that companies are sorted into.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    url_name: text('The name of the industry in web addresses.', 'everyone', 'employers'),
    name: text('The name of the industry.', 'everyone', 'administrator'),
    companies_count: number('How many companies are in this industry.', 'everyone').generated(),
    prior_hundredths: number('The mean of the stars given to its companies, used in place of reviews that a company does not have.', 'everyone')
      .orNull()
      .figure('proven rows'),
    id: number('The number by which it is chosen.', 'everyone').computed(),
    words: foundByWords('The words by which it is found.', 'the server', 'employers').computed(),
  },
});

export const location = table('location', {
  purpose: 'The cities in which companies have offices.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    url_name: text('The name of the city in web addresses.', 'everyone', 'employers'),
    name: text('The name of the city.', 'everyone', 'administrator'),
    state: text('The state or union territory the city is in.', 'everyone', 'employers'),
    companies_count: number('How many companies have an office in this city.', 'everyone').generated(),
  },
});

export const sizeBucket = table('size_bucket', {
  purpose: 'The steps in which the size of a company is shown.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    size: number('The step, counted from the smallest.', 'everyone'),
    companies_count: number('How many companies are of this size.', 'everyone').generated(),
  },
});

export const company = table('company', {
  purpose: 'The companies that people work for, as the companies themselves and public sources describe them.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    id: text('A random name that stays the same when the company changes its own.', 'everyone', 'employers'),
    url_name: text('The name of the company in web addresses.', 'everyone', 'employers'),
    name: text('The name of the company.', 'everyone', 'administrator'),
    name_key: text('The name in small letters without accents, for searching and sorting.', 'the server', 'employers').computed(),
    about: text('The work of the company, in a few sentences.', 'everyone', 'employers').orNull(),
    logo_image_id: text('Which picture is its logo.', 'everyone', 'random name').orNull(),
    cover_image_id: text('Which picture is at the top of its pages.', 'everyone', 'random name').orNull(),
    /** Uses URL names for industries and locations. */
    industry: text('Its main line of work.', 'everyone', 'employers'),
    secondary_industry: text('Its second line of work.', 'everyone', 'employers').orNull(),
    headquarters: text('The city of its head office.', 'everyone', 'employers').orNull(),
    founded_year: number('The year it was founded.', 'everyone').orNull(),
    indian_size: number('Roughly how many people it employs in India.', 'everyone').orNull(),
    global_size: number('Roughly how many people it employs worldwide.', 'everyone').orNull(),
    rating_tenths: number('The average of the ratings people gave it.', 'everyone').orNull().figure('proven rows'),
    rating_key: number('The same average, with a place for companies without one, for sorting.', 'the server').computed(),
    reviews_count: number('How many reviews are in its rating.', 'everyone').generated().figure('proven rows'),
    followers_count: number(
      'How many people followed it when it came in. From then on its community counts them, and who they are is not stored here.',
      'everyone',
    ).generated(),
    photos_count: number('How many photos its pages show.', 'everyone').generated().figure('shown rows'),
    relations_count: number('How many other companies belong to it or own it.', 'everyone').generated(),
    offices_count: number('In how many cities it has an office.', 'everyone').generated(),
    is_premium: flag('A field of the header that callers read; nothing is for sale here, and no page shows it.', 'everyone').generated(),
    website: text('The address of its website.', 'everyone', 'administrator').orNull(),
    career_site_url: text('The address of its page about jobs.', 'everyone', 'employers').orNull(),
    naukri_company_page_url: text('The address of its page on the job portal.', 'everyone', 'employers').orNull(),
    contact_number: text('The telephone number the company publishes for everyone.', 'everyone', 'employers').orNull(),
    email_id: text('The email address the company publishes for everyone.', 'everyone', 'employers').orNull(),
    social_links: json<readonly SocialLink[]>('The addresses of its pages on social networks.', 'everyone', 'employers').generated(),
    award: administratorJson<CompanyAward>('Its best place in the newest edition of the awards in which it has one.', 'everyone').orNull(),
    words: foundByWords('The words by which it is found.', 'the server', 'employers').computed(),
    version: number('The number of its changes by administrators.', 'everyone').generated(),
  },
});

export const formerCompanyUrl = table('former_company_url', {
  purpose: 'Names in URLs and communities that companies had before, so that old links still work.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    url_name: text('The former name in URLs.', 'everyone', 'employers'),
    company_id: companyId,
    community_id: text('The community that went when the company was merged into another.', 'the server', 'random name').orNull(),
  },
});

export const companyLocation = table('company_location', {
  purpose: 'Which company has an office in which city, and what it says about it.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  spread: 'by company',
  columns: {
    company_id: companyId,
    location: text('The city.', 'everyone', 'employers'),
    place: number('The order in which the offices are shown.', 'everyone'),
    address: text('Where in the city it is.', 'everyone', 'administrator').orNull(),
    phone: text('The telephone number of the office that the company publishes for everyone.', 'everyone', 'administrator').orNull(),
    employees: number('Roughly how many people work there.', 'everyone').orNull(),
    teams: administratorJson<readonly string[]>('What is done there, by the names of teams.', 'everyone').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    company: typeof company;
    company_location: typeof companyLocation;
    former_company_url: typeof formerCompanyUrl;
    industry: typeof industry;
    location: typeof location;
    size_bucket: typeof sizeBucket;
  }
}

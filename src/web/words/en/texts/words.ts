import type { Credit } from '#core/texts/credit.ts';
import type { TextName } from '#core/texts/instance-text.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

interface TextHead {
  readonly title: string;
  readonly description: (brand: string) => string;
}

export const words = {
  contents: 'On this page',
  changedOn: (day: string) => `Last changed on ${daySaid(monthNames, day)}`,
  isDefault: 'This is the default text. The host of this site has not written another.',
  otherLanguage: 'This is only available in Hindi.',
  heads: {
    faq: { title: 'Questions and answers', description: (brand) => `Short answers about ${brand}: who can find you, what is counted, how to delete.` },
    'about-us': { title: 'About us', description: (brand) => `What ${brand} is for, what it promises, and who runs it.` },
    'our-team': { title: 'Our team', description: (brand) => `Who runs ${brand}, who moderates, and who wrote the program.` },
    'privacy-policy': { title: 'Privacy policy', description: (brand) => `What ${brand} stores about you, for how long, and your rights.` },
    'community-guidelines': {
      title: 'Community guidelines',
      description: (brand) => `What may be written on ${brand}, what is taken down, and how to appeal.`,
    },
    'terms-of-use': { title: 'Terms of use', description: (brand) => `The terms between you and the people who run ${brand}.` },
  } satisfies Record<TextName, TextHead>,
  terms: {
    title: 'Terms and policies',
    description: (brand: string) => `All rules of ${brand}, and where to complain.`,
    lead: 'All rules of this site, each on its page.',
    rules: 'Rules',
    checks: 'What you can check',
    complaints: 'Where to complain',
    entries: {
      privacyPolicy: { title: 'Privacy policy', text: 'What we store about you, and your rights' },
      communityGuidelines: { title: 'Community guidelines', text: 'What may be written, and how to appeal' },
      termsOfUse: { title: 'Terms of use', text: 'Between you and the operator' },
      dataMap: { title: 'What we keep', text: 'Every table and column, and for how long' },
      transparency: { title: 'What was removed', text: 'The public ledger' },
      securityChecks: { title: 'Security checks', text: 'Each requirement, and the test that shows it' },
      credits: { title: 'Credits', text: 'Software and fonts by others, and their licences' },
      contact: { title: 'Who runs this', text: 'The operator and the grievance officer' },
      grievances: { title: 'Grievances', text: 'Complain, and track your complaint' },
      summonsNotice: { title: 'Summons and notices', text: 'For courts and authorities' },
    },
  },
  about: {
    label: 'About this site',
    tabs: { faq: 'Questions', aboutUs: 'About us', ourTeam: 'Our team', blog: 'Blog', credits: 'Credits' },
  },
  blog: {
    title: 'Blog',
    description: (brand: string) => `What the people behind ${brand} write from time to time.`,
    empty: 'No posts yet.',
    emptyBecause: 'The people who run this site have not started a blog.',
    missing: 'There is no such post.',
    missingBecause: 'The link is wrong, or the post was removed from the blog.',
    all: 'All posts',
    writtenOn: (day: string) => daySaid(monthNames, day),
  },
  credits: {
    title: 'Credits',
    description: (brand: string) => `The software and fonts by others in ${brand}, each with its licence.`,
    lead: 'This program is free software under the MIT licence. It uses these works by others, with thanks.',
    kinds: { program: 'Programs', font: 'Fonts', package: 'Packages' } satisfies Record<Credit['kind'], string>,
    name: 'Name',
    version: 'Version',
    licence: 'Licence',
    unsaid: 'as its own files say',
  },
};

export type TextWords = typeof words;

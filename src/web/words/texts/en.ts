import type { Credit } from '#core/texts/credit.ts';
import type { TextName } from '#core/texts/house-text.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';

/** The title and the description of a text, for the tab and for search engines. */
interface TextHead {
  readonly title: string;
  readonly description: (brand: string) => string;
}

/** Sentences around texts. */
export const words = {
  contents: 'On this page',
  changedOn: (day: string) => `Last changed on ${daySaid(monthNames, day)}`,
  isDefault: 'This text ships with the program. Its host has written no other.',
  otherLanguage: 'This is written in Hindi alone.',
  heads: {
    faq: { title: 'Questions and answers', description: (brand) => `Short answers about ${brand}: who can find you, what is counted, how to delete.` },
    'about-us': { title: 'About us', description: (brand) => `What ${brand} is for, what it promises, and who runs it.` },
    'our-team': { title: 'Our team', description: (brand) => `Who runs ${brand}, who moderates, and who wrote the program.` },
    'privacy-policy': { title: 'Privacy policy', description: (brand) => `What ${brand} keeps of you, for how long, and the rights you have.` },
    'community-guidelines': {
      title: 'Community guidelines',
      description: (brand) => `What may be written on ${brand}, what is taken down, and how to appeal.`,
    },
    'terms-of-use': { title: 'Terms of use', description: (brand) => `The terms between you and who runs ${brand}.` },
  } satisfies Record<TextName, TextHead>,
  terms: {
    title: 'Terms and policies',
    description: (brand: string) => `All rules of ${brand}, and where to complain.`,
    lead: 'Everything that holds here, each on a page.',
    rules: 'What holds',
    checks: 'What you can check',
    complaints: 'Where to complain',
    entries: {
      privacyPolicy: { title: 'Privacy policy', text: 'What we save about you, and your rights' },
      communityGuidelines: { title: 'Community guidelines', text: 'What may be written, and how to appeal' },
      termsOfUse: { title: 'Terms of use', text: 'Between you and the operator' },
      dataMap: { title: 'What we keep', text: 'Every table and column, and for how long' },
      transparency: { title: 'What was removed', text: 'The public ledger' },
      credits: { title: 'Credits', text: 'Works of others, and their licences' },
      contact: { title: 'Who runs this', text: 'The operator and the grievance officer' },
      grievances: { title: 'Grievances', text: 'Complain, and see how it goes on' },
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
    empty: 'Nothing was written yet.',
    emptyBecause: 'Who runs this has not begun a blog.',
    missing: 'There is no such post.',
    missingBecause: 'Its address is wrong, or it was taken off the blog.',
    all: 'All posts',
    writtenOn: (day: string) => daySaid(monthNames, day),
  },
  credits: {
    title: 'Credits',
    description: (brand: string) => `The works of others that ${brand} is made of, each with its licence.`,
    lead: 'This program is free software under the MIT licence. These works of others are in it, with thanks.',
    kinds: { program: 'Programs', font: 'Fonts', package: 'Packages' } satisfies Record<Credit['kind'], string>,
    name: 'Name',
    version: 'Version',
    licence: 'Licence',
    unsaid: 'as its own files say',
  },
};

export type TextWords = typeof words;

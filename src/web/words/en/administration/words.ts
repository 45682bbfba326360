import type { TopicSign } from '#core/communities/topic-signs.ts';
import { grouped } from '#core/figures/counts.ts';
import { wholeMegabytes } from '#core/figures/file-size.ts';
import { largestPhotoBytes } from '#core/profile/photo-file.ts';
import type { AdministratorAction } from '#core/administration/administrator-log.ts';
import { longestTopicAbout, longestTopicName, type TopicCategory } from '#core/administration/topic-form.ts';
import type { CompanyProblem } from '#core/administration/company-form.ts';
import type { TextFate } from '#core/administration/watched-word-list.ts';
import type { WordProblem } from '#core/administration/watched-word-problem.ts';
import type { OwedFact } from '#core/operator/operator.ts';
import { counted } from '../figures/counts.ts';
import { loggedValue } from '../../administration/logged-value.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const languageNamed = (language = 'en'): string => languageNames.of(language) ?? language;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const languageNamed = (language = 'en'): string => languageNames.of(language) ?? language;

/** The fields that can be changed, by their names in the log. */
const fields: Readonly<Record<string, string>> = {
  name: 'Name in English',
  nameInHindi: 'Name in Hindi',
  about: 'Sentence in English',
  aboutInHindi: 'Sentence in Hindi',
  category: 'Heading',
  sign: 'Sign',
  isClosed: 'Closed',
  website: 'Website',
  city: 'City',
  reason: 'Reason',
  industry: 'Industry',
  secondaryIndustry: 'Second industry',
  foundedYear: 'Founded',
  indianEmployeeCount: 'People in India',
  globalEmployeeCount: 'People worldwide',
  locations: 'Offices',
  offices: 'Offices',
  associated: 'Associated companies',
  careerSiteUrl: 'Career site',
  contactNumber: 'Phone',
  emailId: 'Email address',
  'social links': 'Social media',
  socialLinks: 'Social media',
  mission: 'Mission',
  vision: 'Vision',
  overview: 'Overview',
  awards: 'Awards',
  thirdPartyAwards: 'Awards from others',
  leadership: 'Who leads the company',
  leadershipMessage: 'A message from the head of the company',
  faq: 'Questions people ask',
  customSections: 'Other sections',
  lifeAtCompany: 'Life at the company',
  videos: 'Videos',
  updates: 'News from the company',
  isClaimed: 'The company writes it itself',
  role: 'Role',
  added: 'Added',
  again: 'Came again',
  changed: 'Changed',
  closed: 'Closed',
  outcome: 'Outcome',
};

/** The values that have a name in the log: roles, outcomes of grievances, yes and no. */
const values: Readonly<Record<string, string>> = {
  member: 'Member',
  moderator: 'Moderator',
  administrator: 'Administrator',
  ACTED: 'Something was done',
  NOT_ACTED: 'Nothing was changed',
  yes: 'Yes',
  no: 'No',
};

/** Sentences of the administration page, in English. The type of every other language is the type of this one. */
export const words = {
  title: 'Administration',
  description: 'What administrators change here.',
  lead: 'Changes take effect at once for everyone who is logged in. Others may see the old names and lists for some minutes. Each change is in the log with the name in your profile.',
  numbers: 'Visitors and pages, as counts',
  parts: { topics: 'Topics', companies: 'Companies', typed: 'Typed in', words: 'Watched words', grievances: 'Grievances', log: 'Log' },
  waiting: (part: string, count: number, isMore: boolean) => `${part} (${grouped(count)}${isMore ? '+' : ''})`,
  owed: {
    mail: 'No contact address is set. The operator sets it with CONTACT_MAIL.',
    officer: 'No grievance officer is named. The operator names one with GRIEVANCE_OFFICER and GRIEVANCE_MAIL.',
  } satisfies Record<OwedFact, string>,
  owedBecause: 'The IT Rules 2021 of India ask for both. Until then a page says that they are missing:',
  owedPage: 'Who runs this',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved.',
  failed: 'That did not work, or we got no answer. What you typed is still here.',
  changedMeanwhile: 'Another administrator changed this a moment ago. What you typed is still here. Save again to replace theirs with yours.',
  nowIs: (name: string, about: string) => `It now says: ${name}. ${about}`,
  topics: {
    add: 'Add a topic',
    edit: 'Change',
    editNamed: (name: string) => `Change: ${name}`,
    adding: 'A new topic',
    changing: (name: string) => `Change ${name}`,
    name: (language?: string) => `Name in ${languageNamed(language)}`,
    nameHint: 'A new topic gets its link from it. The link stays when the name changes.',
    about: (language?: string) => `In one sentence, in ${languageNamed(language)}`,
    otherHint: 'Readers of this language see it. Left empty, they see the English.',
    category: 'Heading',
    categories: {
      Money: 'Money',
      Beginning: 'Beginning',
      'Life at work': 'Life at work',
      'Changing jobs': 'Changing jobs',
    } satisfies Record<TopicCategory, string>,
    sign: 'Sign',
    signNamed: (sign: TopicSign) => sign.replaceAll('-', ' '),
    closed: 'Closed: nothing new can be posted, and old posts stay readable',
    isClosed: 'Closed',
    facts: (posts: number, followers: number) => `${counted(posts, 'post', 'posts')}, ${counted(followers, 'member', 'members')}`,
    empty: 'Write a few words. Anything inside <…> counts as markup and is removed.',
    long: { name: `At most ${longestTopicName} characters.`, about: `At most ${longestTopicAbout} characters.` },
    taken: 'There is a topic of this name already.',
  },
  companies: {
    search: 'Search companies by name',
    press: 'Search',
    none: 'No company has such a name.',
    add: 'Add a company',
    adding: 'A new company',
    edit: 'Change',
    editNamed: (name: string) => `Change: ${name}`,
    changing: (name: string) => `Change ${name}`,
    name: 'Name',
    website: 'Website',
    city: 'City of the head office',
    industry: 'Industry',
    hints: {
      name: 'The link to the company is made from it. When the name changes, the old link still works.',
      website: 'Optional. Email addresses at its domain confirm who works there.',
      city: 'Optional.',
      industry: 'Such as Banking. A new one is added to the list.',
    },
    problems: {
      empty: 'Write a few words. Anything inside <…> counts as markup and is removed.',
      long: 'This is too long.',
      'no-website': 'Type an address such as https://company.example.',
    } satisfies Record<CompanyProblem, string>,
    taken: 'There is a company of this name already.',
    facts: (posts: number, followers: number) => `${counted(posts, 'post', 'posts')}, ${counted(followers, 'member', 'members')}`,
    page: 'Edit page',
    pageNamed: (name: string) => `Edit page: ${name}`,
    merge: 'Merge',
    mergeNamed: (name: string) => `Merge ${name} into another company`,
    mergeTitle: (name: string) => `Merge ${name} into another company?`,
    mergeInto: 'Into which company',
    mergeChoose: 'Choose a company',
    mergeYes: 'Merge',
    merged: 'The companies are merged.',
    more: 'Show more',
  },
  logo: {
    heading: (company: string) => `Logo of ${company}`,
    hint: `JPEG, PNG or WebP, ${wholeMegabytes(largestPhotoBytes)} MB at most. All of it is shown on a white square. Without a logo, the initials are shown.`,
    choose: 'Choose a logo',
    replace: 'Choose another',
    sending: 'Uploading the logo',
    remove: 'Delete the logo',
    shown: 'The logo is shown now. People who are not logged in see it in lists within a minute.',
    removed: 'The logo is deleted.',
    problems: {
      large: `This file is too large. Choose one of ${wholeMegabytes(largestPhotoBytes)} MB at most.`,
      'no-picture': 'We cannot read this file. Use JPEG, PNG or WebP.',
      failed: 'The logo could not be uploaded. Try again.',
      'not-removed': 'The logo could not be deleted. Try again.',
    },
  },
  watched: {
    lead: 'A text with one of these words is not refused: it waits, hidden, until a moderator has read it. So does a text that is similar to abuse the product has learned from examples. A made-up name with one of these words cannot wait: it is refused. Words that are refused outright are not in this list.',
    add: 'Add a word',
    hint: 'A word or a short phrase, in any script. It is found as a whole word, in small letters or capitals; a plural or another spelling is a separate word.',
    press: 'Add',
    problems: {
      none: 'Type a word.',
      short: 'This is too short: at least three letters, or two in Indian scripts.',
      common: 'This word is in nearly every text: all of them would wait.',
    } satisfies Record<WordProblem, string>,
    remove: 'Remove',
    removeNamed: (word: string) => `Remove: ${word}`,
    count: (all: number) => counted(all, 'watched word', 'watched words'),
    none: 'No words are watched. A text waits only if it is reported, or similar to abuse the product has learned from examples.',
    trial: 'Would this wait for a moderator?',
    trialHint: 'Type a sentence as a member would. It is not stored.',
    tryIt: 'Try',
    fates: {
      published: 'It would be published at once.',
      held: 'It would wait, hidden, until a moderator has read it.',
      refused: 'It would be refused, whatever is in this list.',
    } satisfies Record<TextFate, string>,
  },
  log: {
    lead: 'Every change by administrators or the host, including who moderates. It is stored for a year. Moderators’ decisions are in the removal ledger.',
    none: 'Nothing has been changed yet.',
    formerly: 'A former administrator',
    host: 'The host, by a command',
    deletedAccount: 'An account that is deleted',
    by: (name: string, when: string) => `${name}, ${when}`,
    changed: (before: string, after: string) => `${before || '(empty)'} → ${after || '(empty)'}`,
    fieldNamed: (field: string): string => {
      const [texts = '', language] = field.split('/');
      return language === undefined ? (fields[field] ?? field) : `${texts === 'names' ? 'Name' : 'Sentence'} in ${languageNamed(language)}`;
    },
    valueNamed: (field: string, value: string) => loggedValue(field, value, values),
    more: 'Show more',
    actions: {
      'topic-added': 'Topic added',
      'topic-changed': 'Topic changed',
      'topic-closed': 'Topic closed',
      'topic-opened': 'Topic opened again',
      'company-added': 'Company added',
      'company-changed': 'Company changed',
      'company-merged': 'Companies merged',
      'company-let-in': 'Company let in that was typed in',
      'company-refused': 'Company refused that was typed in',
      'logo-shown': 'Logo of a company changed',
      'logo-removed': 'Logo of a company removed',
      'profile-changed': 'Page of a company changed',
      'jobs-imported': 'Jobs of a feed imported',
      'coupons-imported': 'Coupons imported',
      'job-confirmed': 'Job confirmed as open',
      'word-added': 'Watched word added',
      'word-removed': 'Watched word removed',
      'role-changed': 'Role changed',
      'ban-lifted': 'Ban lifted',
      'ban-upheld': 'Ban upheld after an appeal',
      'silence-lifted': 'Silence lifted',
      'grievance-answered': 'Grievance answered',
    } satisfies Record<AdministratorAction, string>,
  },
};

export type AdministrationWords = typeof words;

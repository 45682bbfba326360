import type { TopicSign } from '#core/communities/topic-signs.ts';
import { wholeMegabytes } from '#core/figures/counts.ts';
import { largestPhotoBytes } from '#core/profile/photo-file.ts';
import type { AdministratorAction } from '#core/administration/administrator-log.ts';
import { longestTopicAbout, longestTopicName, type TopicCategory } from '#core/administration/topic-form.ts';
import type { MergeCounts } from '#core/administration/administered-companies.ts';
import type { CompanyProblem } from '#core/administration/company-form.ts';
import type { TextFate } from '#core/administration/watched-word-list.ts';
import type { WordProblem } from '#core/administration/watched-word-problem.ts';
import type { OwedFact } from '#core/operator/operator.ts';
import { counted } from '../figures/counts-en.ts';

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
  industry: 'Line of work',
  role: 'Role',
  added: 'Added',
  again: 'Came again',
  changed: 'Changed',
  closed: 'Closed',
};

/** The roles, by their names in the log. */
const roles: Readonly<Record<string, string>> = { member: 'Member', moderator: 'Moderator', administrator: 'Administrator' };

/** Sentences of the administration page, in English. The type of every other language is the type of this one. */
export const words = {
  title: 'Administration',
  description: 'What administrators change here.',
  lead: 'What you change here holds at once for everybody who is signed in. All others may be shown the former names and lists for some minutes. Each change stands in the log with the name in your profile.',
  parts: { topics: 'Topics', companies: 'Companies', words: 'Watched words', log: 'Log' },
  owed: {
    mail: 'No contact address is set. The operator sets it with CONTACT_MAIL.',
    officer: 'No grievance officer is named. The operator names one with GRIEVANCE_OFFICER and GRIEVANCE_MAIL.',
  } satisfies Record<OwedFact, string>,
  owedBecause: 'The IT Rules 2021 of India ask for both. Until then a page tells everybody that they are missing:',
  owedPage: 'Who runs this',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved.',
  failed: 'That did not work, or its answer was lost. What you typed is still here.',
  changedMeanwhile: 'Another administrator changed this a moment ago. What you typed is kept. Save again to put yours in the place of theirs.',
  nowIs: (name: string, about: string) => `It now says: ${name}. ${about}`,
  topics: {
    add: 'Add a topic',
    edit: 'Change',
    editNamed: (name: string) => `Change: ${name}`,
    adding: 'A new topic',
    changing: (name: string) => `Change ${name}`,
    name: 'Name in English',
    nameHint: 'A new topic gets its address from it. The address stays when the name changes.',
    nameInHindi: 'Name in Hindi',
    about: 'In one sentence, in English',
    aboutInHindi: 'In one sentence, in Hindi',
    hindiHint: 'Readers of Hindi see it. Left empty, they see the English.',
    category: 'Heading',
    categories: {
      Money: 'Money',
      Beginning: 'Beginning',
      'Life at work': 'Life at work',
      'Changing jobs': 'Changing jobs',
    } satisfies Record<TopicCategory, string>,
    sign: 'Sign',
    signNamed: (sign: TopicSign) => sign.replaceAll('-', ' '),
    closed: 'Closed: nothing new is posted there, and what stands there stays readable',
    isClosed: 'Closed',
    facts: (posts: number, followers: number) => `${counted(posts, 'post', 'posts')}, ${counted(followers, 'member', 'members')}`,
    empty: 'Say it in a few words. What stands in <…> counts as markup, and is taken out.',
    long: { name: `At most ${longestTopicName} letters.`, about: `At most ${longestTopicAbout} letters.` },
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
    industry: 'Line of work',
    hints: {
      name: 'Its address is made of it. When the name changes, the former address leads on.',
      website: 'May be left empty. Mail addresses at its domain confirm who works there.',
      city: 'May be left empty.',
      industry: 'Such as Banking. One that is new here is made.',
    },
    problems: {
      empty: 'Say it in a few words. What stands in <…> counts as markup, and is taken out.',
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
    mergeCounts: ({ posts, members, careers }: MergeCounts) =>
      `${counted(posts, 'post goes', 'posts go')} there, ${counted(members, 'membership', 'memberships')} and ${counted(careers, 'career', 'careers')}. The company itself goes, and its address leads to the other. This cannot be undone.`,
    mergeYes: 'Merge',
    merged: 'The companies are merged.',
    more: 'Show more',
  },
  logo: {
    heading: (company: string) => `Logo of ${company}`,
    hint: `JPEG, PNG or WebP, ${wholeMegabytes(largestPhotoBytes)} MB at most. The whole of it is shown on a white square. Without one, the initials stand there.`,
    choose: 'Choose a logo',
    replace: 'Choose another',
    sending: 'Sending the logo',
    remove: 'Delete the logo',
    shown: 'The logo is shown now. Whoever is not signed in sees it in lists within a minute.',
    removed: 'The logo is deleted.',
    problems: {
      large: `This file is too large. Choose one of ${wholeMegabytes(largestPhotoBytes)} MB at most.`,
      'no-picture': 'This file is no picture that we can read. JPEG, PNG and WebP work.',
      failed: 'The logo could not be sent. Try again.',
      'not-removed': 'The logo could not be deleted. Try again.',
    },
  },
  watched: {
    lead: 'A text with one of these words is not refused: it waits, hidden, until a moderator has read it. So does a text that is like abuse which the product has learned from examples. A made-up name with one of these words cannot wait: it is refused. Words that are refused outright do not stand here.',
    add: 'Add a word',
    hint: 'A word or a short phrase, in any script. It is found as a whole word, in small letters or capitals; a plural or another spelling is a word of its own.',
    press: 'Add',
    problems: {
      none: 'Type a word.',
      short: 'This is too short: three letters at least, two in Indian scripts.',
      common: 'This word stands in nearly every text: all of them would wait.',
    } satisfies Record<WordProblem, string>,
    remove: 'Remove',
    removeNamed: (word: string) => `Remove: ${word}`,
    count: (all: number) => counted(all, 'watched word', 'watched words'),
    none: 'No words are watched. A text waits only where it is reported, or like abuse that the product has learned from examples.',
    trial: 'Would this be held?',
    trialHint: 'Type a sentence as a member would. Nothing of it is kept.',
    tryIt: 'Try',
    fates: {
      published: 'It would be published at once.',
      held: 'It would be held until a moderator has read it.',
      refused: 'It would be refused, whatever stands in this list.',
    } satisfies Record<TextFate, string>,
  },
  log: {
    lead: 'Each change that administrators or the host made, also of who moderates, kept for a year. Moderators’ decisions stand in the removal ledger.',
    none: 'Nothing has been changed yet.',
    formerly: 'A former administrator',
    host: 'The host, by a command',
    deletedAccount: 'An account that is deleted',
    by: (name: string, when: string) => `${name}, ${when}`,
    changed: (before: string, after: string) => `${before || '(empty)'} → ${after || '(empty)'}`,
    fieldNamed: (field: string) => fields[field] ?? field,
    valueNamed: (field: string, value: string) => (field === 'role' ? (roles[value] ?? value) : value),
    more: 'Show more',
    actions: {
      'topic-added': 'Topic added',
      'topic-changed': 'Topic changed',
      'topic-closed': 'Topic closed',
      'topic-opened': 'Topic opened again',
      'company-added': 'Company added',
      'company-changed': 'Company changed',
      'company-merged': 'Companies merged',
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
    } satisfies Record<AdministratorAction, string>,
  },
};

export type AdministrationWords = typeof words;

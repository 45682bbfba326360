import type { LostPart, MovedPart } from '#core/administration/merge-outline.ts';
import { grouped } from '#core/figures/counts.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  moves: 'This goes to the other company:',
  parts: {
    reviews: (count) => counted(count, 'review', 'reviews'),
    salaries: (count) => `pay of ${grouped(count)} people or more`,
    interviews: (count) => counted(count, 'interview', 'interviews'),
    benefits: (count) => `benefits from ${grouped(count)} people or more`,
    photos: (count) => counted(count, 'photo', 'photos'),
    jobs: (count) => counted(count, 'open job', 'open jobs'),
    questions: (count) => counted(count, 'question', 'questions'),
    posts: (count) => counted(count, 'post', 'posts'),
    members: (count) => counted(count, 'member', 'members'),
    careers: (count) => counted(count, 'member who works or worked there', 'members who work or worked there'),
  } satisfies Record<MovedPart, (count: number) => string>,
  uncounted: 'What is hidden, or comes from too few people to be counted here, goes along.',
  lost: 'This is deleted:',
  lostParts: {
    logo: 'the logo',
    cover: 'the cover picture',
    about: 'the description',
    website: 'the links to its website and career site',
    contact: 'the phone number and email address',
    links: 'the links to social media',
    offices: 'the list of its offices',
    facts: 'its size and the year it was founded',
  } satisfies Record<LostPart, string>,
  page: 'What the company says about itself, such as its mission, its leaders and its pictures, goes along only if the other company says nothing yet. Otherwise it is deleted.',
  leads: (from: string, into: string) => `Links to ${from} will open ${into || 'the other company'}. This cannot be undone.`,
};

export type CompanyMergeWords = typeof words;

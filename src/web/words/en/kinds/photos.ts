import { counted } from '../figures/counts.ts';

export const contributedPhotos = {
  of: (company: string) => `Photos of ${company}`,
  unnamed: 'Photos',
  states: { pending: 'Complete photos', submitted: 'Photos submitted', live: 'View photos', rejected: 'Edit photos' },
  waits: 'Not published yet. They will be published within three days, or once a moderator has seen them.',
  gone: 'These photos no longer exist. You cannot open or change them.',
  removeTitle: 'Delete these photos?',
  removeBecause: 'They are deleted for everyone, with their captions. This cannot be undone.',
  sent: 'Your photos are on their way',
  when: 'They will be published within three days. If a moderator sees them first, it may take longer; you can check here.',
  see: (company: string) => `Photos of ${company}`,
  another: 'Add photos of another company',
  prompt: { title: 'Add photos', text: 'The office, the canteen, the team: what it looks like where you work.' },
  arrived: (there: number, of: number) => (there === of ? counted(of, 'photo', 'photos') : `${there} of ${counted(of, 'photo', 'photos')} arrived`),
};

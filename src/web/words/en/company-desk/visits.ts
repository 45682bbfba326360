import { fewestVisits } from '#core/company-desk/company-visits.ts';
import { grouped } from '#core/figures/counts.ts';

export const words = {
  usual: (atLeast: number): string => (atLeast === 0 ? `Visits: fewer than ${fewestVisits} in most weeks` : `Visits: ${grouped(atLeast)}+ in most weeks`),
  opened: 'How often people opened your pages, in weeks that began on',
  step: (atLeast: number): string => (atLeast === 0 ? `fewer than ${fewestVisits}` : `${grouped(atLeast)}+`),
  how: 'Counted in steps: 100+, 200+, 500+, 1,000+ and so on. Several visits from one place on one day count once. Search engines and your own desk are left out. This week comes when it is over.',
  all: 'This is all a company sees of its readers. We keep nothing of who they are, where they come from or what they searched for.',
};

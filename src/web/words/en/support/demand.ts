import type { DemandsOfQuarter } from '#core/support/demand-report.ts';
import type { DemandedThing, DemandingAuthority } from '#core/support/summons-notice.ts';
import { counted } from '../figures/counts.ts';
import { monthNames } from '../figures/months.ts';

export const words = {
  heading: 'Demands by quarter',
  lead: 'How often authorities asked for something, and how grievances were answered. A summons is counted by its sender; nobody checks that.',
  none: 'No summons and no grievances yet.',
  count: 'Send or look up a grievance',
  notice: 'Count a summons',
  quarter: 'Quarter',
  summons: 'Summons',
  grievances: 'Grievances',
  quarterSaid: (begins: string) => {
    const month = Number(begins.slice(5, 7)) - 1;
    return `${monthNames[month] ?? ''} to ${monthNames[month + 2] ?? ''} ${begins.slice(0, 4)}`;
  },
  noSummons: 'None',
  authorities: {
    COURT: 'Courts',
    POLICE: 'Police',
    TAX: 'Tax offices',
    OTHER_AGENCY: 'Other agencies',
  } satisfies Record<DemandingAuthority, string>,
  asks: { IDENTITY: 'identity', REMOVAL: 'removal', PRESERVATION: 'preservation', OTHER: 'other' } satisfies Record<DemandedThing, string>,
  line: (authority: string, asks: string, count: number) => `${authority}, ${asks}: ${count}`,
  answered: ({ received, inTime, late, waiting }: DemandsOfQuarter['grievances']) =>
    received === 0 ? 'None' : `${counted(received, 'came', 'came')}: ${inTime} answered in time, ${late} late, ${waiting} waiting`,
};

export type DemandWords = typeof words;

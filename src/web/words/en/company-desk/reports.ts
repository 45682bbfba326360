import { mostWaitingReports, type DeskReportCounts, type DeskReportOutcome } from '#core/company-desk/desk-report.ts';
import { appealDays } from '#core/moderation/appeal-time.ts';
import { counted } from '../figures/counts.ts';
import { rulesNamed } from '../moderation/rules.ts';

export const words = {
  rulesNamed,
  report: 'Report',
  reportNamed: (title: string) => `Report: ${title}`,
  title: 'Report this review',
  lead: 'Which rule does it break? A moderator decides, as for everyone. Your report hides nothing and weighs nothing. Everyone can read that the company reported a review with so many stars, and what came of it.',
  choose: 'Choose what fits best.',
  note: 'Anything a moderator should know',
  send: 'Report',
  sent: 'Reported. A moderator will look at it.',
  again: 'Ask for a second look',
  againNamed: (title: string) => `Ask for a second look: ${title}`,
  againLead: `Another moderator looks at it. You can ask once, within ${appealDays} days of the decision. This is counted in public, too.`,
  againNote: 'Why should another moderator look?',
  againSend: 'Ask',
  againSent: 'Asked. Another moderator will look at it.',
  notNow: 'Not now',
  problems: {
    unchosen: 'Choose what fits best.',
    wordless: 'Say why first.',
    many: `${mostWaitingReports} of your reports wait already. Report more once some are decided. Your words are still here.`,
    over: 'The review is not shown any more, or is decided. Your words are still here.',
    out: 'You may not report in the company’s name here. Your words are still here.',
    failed: 'That did not work. Your words are still here. Try again.',
  },
  reported: 'What you reported',
  sum: ({ all, removed, stayed, waiting, gone }: DeskReportCounts): string => {
    const parts = [
      removed > 0 && `${removed} broke a rule and ${removed === 1 ? 'was' : 'were'} taken down`,
      stayed > 0 && `${stayed} stayed`,
      waiting > 0 && `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for a moderator`,
      gone > 0 && `${gone} ${gone === 1 ? 'was' : 'were'} deleted by the author`,
    ].filter((part) => part !== false);
    return `${counted(all, 'review', 'reviews')}. ${parts.join(', ')}.`;
  },
  none: 'Nothing so far. You can report a review that breaks a rule, below it.',
  public: 'Each one counts, for everyone to read, on your page and in',
  ledger: 'what was removed',
  each: 'Each of them',
  untitled: (stars: number) => `Review with ${counted(stars, 'star', 'stars')}`,
  said: (rule: string) => `You said: ${rule}.`,
  outcomes: {
    waiting: 'A moderator has not looked yet.',
    removed: 'Taken down.',
    kept: 'It stays: a moderator found that it breaks no rule.',
    restored: 'It was taken down, and is back: its author asked for a second look.',
    gone: 'Its author deleted it.',
  } satisfies Record<DeskReportOutcome, string>,
  secondOutcomes: {
    waiting: 'Another moderator has not looked yet.',
    kept: 'It stays: a second moderator found the same.',
  },
  rule: (rule: string) => `The rule: ${rule}.`,
  week: (monday: string) => `Week of ${monday}`,
};

import type { RuleStatus } from '#core/calculators/answer-types.ts';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors, fewestPeople } from '#core/crowds/fewest.ts';
import type { DigestTopic } from '#core/reviews/digest-topics.ts';
import { mostDigested, type TopicStand } from '#core/reviews/digest.ts';
import type { LeavingLaw } from '#core/reviews/leaving-laws.ts';
import { counted } from '../figures/counts.ts';
import { whoCounts } from '../figures/counted-people.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import { writtenRupees } from '../../figures/rupees.ts';
import { shareSaid } from '../figures/shares.ts';

/** Share of three that total all. Rounding may be off by a whole step. */
const part = (percent: number): string => shareSaid(percent, 0).toLowerCase();

export const words = {
  digest: {
    heading: 'What people agree on',
    none: `We show a topic once ${fewestPeople} people mention it.`,
    from: (reviews: number) => (reviews === mostDigested ? `From the newest ${grouped(reviews)} reviews` : `From ${counted(reviews, 'review', 'reviews')}`),
    how: 'We group sentences by the words in them, without AI. Press a sentence to open its review.',
    stands: { good: 'Mostly liked', bad: 'Mostly disliked', divided: 'People differ' } satisfies Record<TopicStand, string>,
    people: (count: number) => `${counted(count, 'person mentions', 'people mention')} it`,
    quarters: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    quarter: (quarter: string) => `${quarter.slice(5)} ${quarter.slice(0, 4)}`,
    liked: 'Liked it',
    disliked: 'Disliked it',
    share: (percent: number, count: number) => `${percent}% (${grouped(count)})`,
    quotes: 'What they say',
    more: (count: number) => `${grouped(count)} more`,
    topics: {
      hours: 'Hours and shifts',
      weekends: 'Weekends',
      pay: 'Pay',
      increments: 'Increments',
      promotions: 'Promotions',
      managers: 'Managers',
      colleagues: 'Colleagues and culture',
      learning: 'Learning',
      security: 'Job security',
      exit: 'Notice and leaving',
      food: 'Food',
      transport: 'Getting there',
      safety: 'Safety',
      pressure: 'Targets and pressure',
      remote: 'Work from home',
      leave: 'Leave',
      onboarding: 'Joining',
    } satisfies Record<DigestTopic, string>,
  },

  exit: {
    heading: 'If you leave',
    none: `Fewer than ${fewestContributors} people have shared what leaving was like.`,
    people: (count: number) => `${crowdSaid(count)} people`,
    between: (low: string, high: string) => (low === high ? `the middle half say ${low}` : `the middle half say ${low} to ${high}`),
    notice: 'Notice',
    noticeOf: (days: string) => `${days} of notice`,
    days: (days: number) => (days === 0 ? 'same day' : counted(days, 'day', 'days')),
    months: (months: number) => counted(months, 'month', 'months'),
    rupees: writtenRupees,
    share: shareSaid,
    buyout: 'Paying instead of serving notice',
    buyoutSaid: (allowed: number, refused: number, notAsked: number) => `${part(allowed)} could, ${part(refused)} could not, ${part(notAsked)} did not ask`,
    bond: 'Signed a bond',
    bondOf: (share: string) => `${share} signed a bond`,
    bondRupees: 'Amount of the bond',
    bondMonths: 'Length of the bond',
    relieving: 'Relieving letter after',
    settlement: 'Final settlement after',
    settlementOf: (days: number) => (days === 0 ? 'Final settlement the same day' : `Final settlement after ${counted(days, 'day', 'days')}`),
    withheld: 'Did not get some money or papers',
    bondRule: 'A bond',
    settlementRule: 'The final settlement',
    relievingRule: 'A relieving letter',
    how: `Days, months and rupees are medians: half say less, half say more. All are rounded. Each line needs ${fewestContributors} people, and changes only when ${fewestContributors} more have answered, so that no line is about one person. ${whoCounts}`,
    law: 'What the law says',
    laws: {
      notice:
        'Your contract sets the notice. For workers in factories and other large workplaces, the government’s model standing orders (work rules) say one month. Some states set a minimum for shops and offices. If the contract says so, you can be asked to pay for notice days you do not work.',
      bond: 'Nobody can be made to stay. A bond can be valid, but you owe only the reasonable cost to the company, such as training it really paid for, even if the bond names a higher amount.',
      settlement: 'Your wages are due within {days} working days of the last day, also when you resign. Gratuity and provident fund have their own deadlines.',
      relieving:
        'No central law mentions a relieving letter. Permanent workers must get a service certificate, and some states say the same for shops and offices. Pay slips and the provident fund record also show that you worked there.',
    } satisfies Record<LeavingLaw, string>,
    within: (sentence: string, days: number) => sentence.replace('{days}', inWords(days)),
    since: (day: string, source: string) => `This rule is in force from ${daySaid(monthNames, day)}. Source: ${source}.`,
    source: (source: string, _law: LeavingLaw) => source,
    status: { settled: '', 'single source': 'We found only one source.', open: 'This is not settled yet.' } satisfies Record<RuleStatus, string>,
    noAdvice: 'This is our reading of the law, not legal advice.',
  },
};

export type InsightWords = typeof words;

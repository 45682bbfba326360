import { codeAgainDays } from '#core/rewards/coupon.ts';
import type { RewardedKind } from '#core/rewards/reward-kinds.ts';
import { counted } from '../figures/counts.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';

const points = (count: number): string => counted(count, 'point', 'points');

export const words = {
  title: 'Rewards',
  description: 'A point for each salary, interview and list of benefits, and coupons you can get for points. Never for a review.',
  heading: 'Rewards',
  // Promise R-007
  lead: 'You get one point for each salary, interview and list of benefits that counts, once it is shown. Reviews give no points: nobody is paid for stars.',
  points: {
    heading: 'Your points',
    count: (count: number) => points(count),
    sources: 'Where they come from',
    kinds: { salary: 'Salaries', interview: 'Interviews', benefits: 'Benefits' } satisfies Record<RewardedKind, string>,
    source: (sent: number, drawn: number) => `${sent} shared, ${points(drawn)}`,
    waiting: (count: number) =>
      count === 1
        ? '1 point is waiting: what you shared has to be published first.'
        : `${points(count)} are waiting: what you shared has to be published first.`,
    // Promise F-07
    drawing: 'Points arrive one by one, some time apart, so that nobody can tell that they belong together. You can leave this page open, or come back.',
    until: 'A point is valid until the end of next year. It is only on this device.',
    failed: 'The points on this device could not be loaded.',
  },
  more: { heading: 'Get more points', lead: 'One point each:' },
  coupons: {
    heading: 'Coupons',
    // Promise R-007
    none: 'There are no coupons here for now. Your points stay.',
    get: (count: number) => `Get it for ${points(count)}`,
    getNamed: (count: number, title: string) => `Get it for ${points(count)}: ${title}`,
    needs: (count: number, missing: number) => `This coupon costs ${points(count)}. You need ${missing} more.`,
    facts: (left: number, endsOn: string) => `${left} left, until ${daySaid(monthNames, endsOn)}`,
    usedUp: 'All codes are gone.',
    got: (code: string) => `Your code is ${code}. You also find it above, under “Your codes”.`,
    offline: 'You are offline. You can get coupons when you are back online.',
    problems: {
      offline: 'We got no answer. Try again: the same points are sent, and you get one code.',
      over: 'This coupon has expired. You still have your points.',
      usedUp: 'The last code has just gone. You still have your points.',
      changed: 'Its price has changed. You still have your points.',
      spent: 'These points are already spent.',
      failed: 'That did not work. You still have your points.',
    },
  },
  codes: {
    heading: 'Your codes',
    lead: 'Your codes are saved on this device only. Write down the ones you want to keep.',
    got: (day: string) => `Got on ${daySaid(monthNames, day)}`,
    yours: 'Your code',
    copy: 'Copy',
    copyNamed: (code: string) => `Copy ${code}`,
    copied: 'Copied.',
    copyFailed: 'The browser does not allow copying. Select the code and copy it yourself.',
    forget: 'Remove from this device',
    forgetNamed: (code: string) => `Remove ${code} from this device`,
  },
  guest: {
    heading: 'Log in to see your points',
    because: 'Points are on the device you shared from. Anyone can read what they are for.',
    logIn: 'Log in',
  },
  why: {
    heading: 'Why nobody can tell what you shared',
    // Promise F-07
    sentences: [
      'Everything you share has its own key on your device. We do not know whose key it is, or which keys belong together.',
      'For everything that is published, your device gets a point: we sign it without seeing it, like a letter stamped through the envelope.',
      'So when you pay with points, we see that they are real, but not where they came from. No account and no cookie is sent.',
      `We record that points were spent, and for ${inWords(codeAgainDays)} days which code they got, in case the answer is lost. Then we forget it.`,
      'The shop that accepts your code can see that you use it, as with any coupon.',
    ],
  },
};

export type RewardWords = typeof words;

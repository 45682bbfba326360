import { codeAgainDays } from '#core/rewards/coupon.ts';
import type { RewardedKind } from '#core/rewards/reward-kinds.ts';
import { counted } from '../figures/counts-en.ts';
import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';
import { inWords } from '../figures/numbers-en.ts';

const points = (count: number): string => counted(count, 'point', 'points');

/** Sentences of points, coupons and codes. */
export const words = {
  title: 'Rewards',
  description: 'A point for each fact that counts, and coupons that points pay for. Never for a review.',
  heading: 'Rewards',
  // Promise R-007
  lead: 'You get one point for each salary, interview and list of benefits that counts, once it is shown. A review gives none: nobody is paid for stars.',
  points: {
    heading: 'Your points',
    count: (count: number) => points(count),
    sources: 'Where they come from',
    kinds: { salary: 'Salaries', interview: 'Interviews', benefits: 'Benefits' } satisfies Record<RewardedKind, string>,
    source: (sent: number, drawn: number) => `${sent} given, ${points(drawn)}`,
    waiting: (count: number) =>
      count === 1 ? '1 point waits: what you gave has to be shown first.' : `${points(count)} wait: what you gave has to be shown first.`,
    // Promise F-07
    drawing: 'Points come one by one, a while apart, so that nobody can tell that they belong together. You can leave this page open, or come back.',
    until: 'A point is good until the end of next year. It lies on this device alone.',
    failed: 'What lies on this device could not be read.',
  },
  more: { heading: 'Get more points', lead: 'One point each:' },
  coupons: {
    heading: 'Coupons',
    // Promise R-007
    none: 'There are no coupons here for now. Your points stay.',
    get: (count: number) => `Get it for ${points(count)}`,
    getNamed: (count: number, title: string) => `Get it for ${points(count)}: ${title}`,
    needs: (count: number, missing: number) => `It costs ${points(count)}. You need ${missing} more.`,
    facts: (left: number, endsOn: string) => `${left} left, until ${daySaid(monthNames, endsOn)}`,
    usedUp: 'All codes are gone.',
    got: (code: string) => `Your code is ${code}. It is above, too, under “Your codes”.`,
    offline: 'You are offline. Coupons can be had once there is a connection.',
    problems: {
      offline: 'There was no answer. Press again: the same points are sent, and you get one code.',
      over: 'Its last day is over. You still have your points.',
      usedUp: 'The last code has just gone. You still have your points.',
      changed: 'It costs another number of points now. You still have yours.',
      spent: 'These points have paid already.',
      failed: 'That did not work. You still have your points.',
    },
  },
  codes: {
    heading: 'Your codes',
    lead: 'They are saved on this device alone. Write down what you want to keep.',
    got: (day: string) => `Got on ${daySaid(monthNames, day)}`,
    yours: 'Your code',
    copy: 'Copy',
    copyNamed: (code: string) => `Copy ${code}`,
    copied: 'Copied.',
    copyFailed: 'The browser lets nothing be copied. Select the code and copy it by hand.',
    forget: 'Remove from this device',
    forgetNamed: (code: string) => `Remove ${code} from this device`,
  },
  guest: {
    heading: 'Log in to see your points',
    because: 'Points lie on the device from which you gave a fact. Anyone can read what they are for.',
    logIn: 'Log in',
  },
  why: {
    heading: 'Why nobody can tell what you gave',
    // Promise F-07
    sentences: [
      'Each fact you give has its own key on your device. We do not know whose key it is, or which keys belong together.',
      'For a fact that is shown, your device draws a point: we sign it without seeing it, like a letter stamped through the envelope.',
      'So when points pay for a coupon, we see that they are real, and not which facts they came from. No account and no cookie goes along.',
      `We note that points paid, and for ${inWords(codeAgainDays)} days which code they got, in case the answer is lost. Then that is forgotten.`,
      'Those who take your code can see that you use it, as with any coupon.',
    ],
  },
};

export type RewardWords = typeof words;

import type { ReactNode } from 'react';
import type { CompanyOverview } from '#core/company-profiles/company-overview.ts';
import { payRangeText } from '#core/figures/salary-text.ts';
import { interviewsPath, reviewsPath } from '#core/navigation/screens.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { middleHalf } from '#core/salaries/pay-picture.ts';
import { jobPayUrl } from '#core/salaries/pay-urls.ts';
import type { CompanyPay } from '#core/salaries/salary-figures.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { Pay } from '../salaries/Pay.tsx';
import { useGroup } from '../salaries/use-group.ts';
import { Heard } from '../ui/Heard.tsx';
import { useWords } from '../words.tsx';

export type FirstThingsProps = Pick<CompanyOverview, 'pay' | 'exit' | 'interviews'>;

interface FirstThing {
  readonly name: string;
  /** Full figures. */
  readonly to: string;
  readonly value: ReactNode;
  readonly facts: readonly (string | null)[];
}

/** Known ones among common pay, leaving, bond, offers, settlement and waiting, in that order. For observers only. */
export function useFirstThings({ pay, exit, interviews }: FirstThingsProps): readonly FirstThing[] {
  const { known: words } = useWords(companyProfileWords);
  const { noticeDays, buyout, bond, bondRupees, settlementDays } = exit;
  const { totalDays, offers } = interviews;
  const { revoked, moved } = offers;
  const [toReviews, toInterviews] = [reviewsPath(pay.company.urlName), interviewsPath(pay.company.urlName)];
  const days = (name: string, to: string, known: { readonly median: number; readonly people: number } | null, say: (count: number) => string, also = '') =>
    known && { name, to, value: say(known.median), facts: [words.notice(known.people), also] };
  return [
    usePay(pay),
    days(words.leaving, toReviews, noticeDays, words.days, buyout ? words.buyout(buyout.allowed) : ''),
    bond && {
      name: words.bond,
      to: toReviews,
      value: words.share(bond.percent, bond.people),
      facts: [words.ofPeople(bond.people), bondRupees && words.bondRupees(bondRupees.median)],
    },
    revoked && {
      name: words.offers,
      to: toInterviews,
      value: words.share(100 - revoked.percent, revoked.people),
      facts: [words.ofOffers(revoked.people), moved && words.moved(moved.percent, moved.people)],
    },
    days(words.settlement, toReviews, settlementDays, words.span),
    days(words.waiting, toInterviews, totalDays, words.span),
  ].filter((thing) => thing !== null);
}

/** Pay of the most shared job. Its range may wrap in narrow tiles. */
function usePay({ company, jobs }: CompanyPay): FirstThing | null {
  const { known: words } = useWords(companyProfileWords);
  const { written, spoken, range, spokenRange } = useWords(payFigureWords);
  const said = useGroup();
  const [slice] = jobs;
  if (!slice?.group.designation) return null;
  const { figures, group } = slice;
  const { currency, people } = figures;
  const middle = middleHalf(figures);
  const ends = middle && { currency, ...middle };
  return {
    name: said.job(group),
    to: jobPayUrl(company.urlName, slice.group.designation.urlName, {}),
    value: ends ? (
      <Heard shown={payRangeText(ends, range, written)} heard={payRangeText(ends, spokenRange, spoken)} />
    ) : (
      <Pay amount={medianPayOf(slice)} currency={currency} />
    ),
    facts: [middle ? words.middleHalf(people) : words.median(people)],
  };
}

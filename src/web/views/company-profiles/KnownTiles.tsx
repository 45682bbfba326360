import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { payRangeText, type PayEnds } from '#core/figures/salary-text.ts';
import type { OfferFigures } from '#core/interviews/interview-figures.ts';
import { interviewFormUrl } from '#core/interviews/interview-form-url.ts';
import { interviewsPath, reviewsPath } from '#core/navigation/screens.ts';
import type { ExitFigures } from '#core/reviews/exit-figures.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { middleHalf } from '#core/salaries/pay-picture.ts';
import { jobPayUrl, tellPayUrl } from '#core/salaries/pay-urls.ts';
import type { CompanyPay } from '#core/salaries/salary-figures.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { Heard } from '../ui/Heard.tsx';
import { Pay } from '../salaries/Pay.tsx';
import { useGroup } from '../salaries/use-group.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './overview.module.css';

interface KnownTilesProps {
  readonly pay: CompanyPay;
  readonly exit: ExitFigures;
  readonly offers: OfferFigures;
}

export const KnownTiles = observer(function KnownTiles({ pay, exit, offers }: KnownTilesProps) {
  const { urlName } = pay.company;
  return (
    <div className={styles.known}>
      <PayTile pay={pay} />
      <LeavingTile urlName={urlName} exit={exit} />
      <BondTile urlName={urlName} exit={exit} />
      <OfferTile urlName={urlName} offers={offers} />
    </div>
  );
});

interface TileProps {
  readonly name: string;
  /** Full figures, or the form to add what is missing. */
  readonly to: string;
  readonly value: ReactNode;
  readonly facts: readonly (string | false | null)[];
}

const Tile = ({ name, to, value, facts }: TileProps) => (
  <Link to={to} className="plain">
    <span className="muted">{name}</span>
    <b>{value}</b>
    <span className="xs muted">{facts.filter(Boolean).join(' · ')}</span>
  </Link>
);

/** Placeholder where too few people shared, with a link to contribute. */
const Missing = observer(function Missing({ name, to, way }: { readonly name: string; readonly to: string; readonly way: string }) {
  const { known: words } = useWords(companyProfileWords);
  return <Tile name={name} to={to} value={<span className={styles.missing}>{words.tooFew}</span>} facts={[way]} />;
});

/** Pay range that may wrap in narrow tiles. */
const Middle = observer(function Middle(ends: PayEnds) {
  const { written, spoken, range, spokenRange } = useWords(payFigureWords);
  return <Heard shown={payRangeText(ends, range, written)} heard={payRangeText(ends, spokenRange, spoken)} />;
});

const PayTile = observer(function PayTile({ pay: { company, jobs } }: { readonly pay: CompanyPay }) {
  const { known: words, shared } = useWords(companyProfileWords);
  const said = useGroup();
  const [slice] = jobs;
  if (!slice?.group.designation) return <Missing name={words.pay} to={tellPayUrl({ company })} way={shared.addSalary} />;
  const { figures, group } = slice;
  const middle = middleHalf(figures);
  return (
    <Tile
      name={said.job(group)}
      to={jobPayUrl(company.urlName, slice.group.designation.urlName, {})}
      value={middle ? <Middle currency={figures.currency} {...middle} /> : <Pay amount={medianPayOf(slice)} currency={figures.currency} />}
      facts={[middle ? words.middleHalf(figures.people) : words.median(figures.people)]}
    />
  );
});

interface LeavingProps {
  readonly urlName: string;
  readonly exit: ExitFigures;
}

const LeavingTile = observer(function LeavingTile({ urlName, exit: { noticeDays, buyout } }: LeavingProps) {
  const { known: words, shared } = useWords(companyProfileWords);
  if (!noticeDays) return <Missing name={words.leaving} to={reviewFormUrl({ company: urlName })} way={shared.writeReview} />;
  return (
    <Tile
      name={words.leaving}
      to={reviewsPath(urlName)}
      value={words.days(noticeDays.median)}
      facts={[words.notice(noticeDays.people), buyout && words.buyout(buyout.allowed)]}
    />
  );
});

const BondTile = observer(function BondTile({ urlName, exit: { bond, bondRupees } }: LeavingProps) {
  const { known: words, shared } = useWords(companyProfileWords);
  if (!bond) return <Missing name={words.bond} to={reviewFormUrl({ company: urlName })} way={shared.writeReview} />;
  return (
    <Tile
      name={words.bond}
      to={reviewsPath(urlName)}
      value={words.share(bond.percent, bond.people)}
      facts={[words.ofPeople(bond.people), bondRupees && words.bondRupees(bondRupees.median)]}
    />
  );
});

/** Share of offers not taken back. */
const OfferTile = observer(function OfferTile({ urlName, offers: { revoked, moved } }: { readonly urlName: string; readonly offers: OfferFigures }) {
  const { known: words, shared } = useWords(companyProfileWords);
  if (!revoked) return <Missing name={words.offers} to={interviewFormUrl({ company: urlName })} way={shared.addInterview} />;
  return (
    <Tile
      name={words.offers}
      to={interviewsPath(urlName)}
      value={words.share(100 - revoked.percent, revoked.people)}
      facts={[words.ofOffers(revoked.people), moved && words.moved(moved.percent, moved.people)]}
    />
  );
});

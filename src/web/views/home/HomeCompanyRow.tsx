import { observer } from 'mobx-react-lite';
import type { HomeCompany } from '#core/home/home-page.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { middleHalf, spreadOn, type PayAxis } from '#core/salaries/pay-picture.ts';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { Rating } from '../figures/Rating.tsx';
import { Strip } from '../figures/Strip.tsx';
import { Pay } from '../salaries/Pay.tsx';
import { PayRange } from '../salaries/PayRange.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import home from './home.module.css';
import styles from './home-companies.module.css';

interface HomeCompanyRowProps extends HomeCompany {
  /** Axis of the pay, undefined where no company has enough for a picture. */
  readonly axis: PayAxis | undefined;
}

/** Company with rating and middle pay. The whole row is a link. */
export const HomeCompanyRow = observer(function HomeCompanyRow({ company, pay, axis }: HomeCompanyRowProps) {
  const { list, listed } = useWords(companyWords);
  const { urlName, name, logo, industry, headquarters, rating, reviewsCount } = company;
  return (
    <li className={styles.company}>
      <div className={styles.who}>
        <Logo name={name} picture={logo} />
        <div>
          <h3 className={home.name}>
            <Link to={overviewPath(urlName)} className={`plain ${styles.cover}`}>
              {name}
            </Link>
          </h3>
          <p className="xs muted">{[industry, headquarters].flatMap((fact) => (fact ? [listed(fact)] : [])).join(', ')}</p>
        </div>
      </div>
      <div className={styles.rated}>
        <Rating value={rating} />
        <small className="muted">{reviewsCount === 0 ? list.noRating : list.reviews(reviewsCount)}</small>
      </div>
      {axis && <span className={styles.strip}>{pay ? <Drawn pay={pay} axis={axis} /> : <Strip />}</span>}
      <Middle pay={pay} />
    </li>
  );
});

/** Spread as a line, left out where too few people allow only the middle half. */
const Drawn = ({ pay, axis }: { readonly pay: SalaryFigures; readonly axis: PayAxis }) => {
  const spread = spreadOn(axis, pay);
  return spread ? <Strip spread={spread} /> : null;
};

const Middle = observer(function Middle({ pay }: { readonly pay: SalaryFigures | null }) {
  const words = useWords(homeWords);
  const said = useWords(payFigureWords);
  if (!pay) return <span className={`${styles.middle} muted`}>{words.noPay}</span>;
  const middle = middleHalf(pay);
  return (
    <span className={styles.middle}>
      <span className="vh">{middle ? said.middleEarn : said.median} </span>
      {middle ? <PayRange currency={pay.currency} {...middle} /> : <Pay amount={medianPayOf({ figures: pay })} currency={pay.currency} />}
    </span>
  );
});

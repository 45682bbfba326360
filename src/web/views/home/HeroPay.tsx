import { observer } from 'mobx-react-lite';
import { designationSalaryPath } from '#core/navigation/screens.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { PayAnswer } from '../salaries/PayAnswer.tsx';
import { PayColumns } from '../salaries/PayColumns.tsx';
import { PaySources } from '../salaries/PaySources.tsx';
import { useGroup } from '../salaries/use-group.ts';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import styles from './home.module.css';

/** Most shared job's pay, with everything on its certainty. */
export const HeroPay = observer(function HeroPay() {
  const words = useWords(homeWords);
  const said = useGroup();
  const { page } = useStore(HomeStore);
  if (page.state.status === 'FAILURE') return null;
  if (!page.value)
    return (
      <div className={`card fig ${styles.heroPay}`}>
        <Skeleton lines={6} />
      </div>
    );
  const [slice] = page.value.jobs;
  const job = slice?.group.designation;
  if (!slice || !job) return null;
  return (
    <Card isFigure aria-labelledby="hero-pay" className={styles.heroPay}>
      <h2 id="hero-pay" className={styles.whose}>
        <Link to={designationSalaryPath(job.urlName)} className="plain">
          {words.payIn(said.job(slice.group))}
        </Link>
      </h2>
      <PayAnswer figures={slice.figures} />
      <PayColumns figures={slice.figures} />
      <PaySources figures={slice.figures} />
    </Card>
  );
});

import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { jobPayUrl } from '#core/salaries/pay-urls.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { PayRows } from '../salaries/PayRows.tsx';
import { useGroup } from '../salaries/use-group.ts';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { Section } from './Section.tsx';
import styles from './home.module.css';

export const JobsPay = observer(function JobsPay() {
  const words = useWords(homeWords);
  const said = useGroup();
  const { page } = useStore(HomeStore);
  if (page.state.status === 'FAILURE') return null;
  const rows = page.value?.jobs.flatMap((slice) => {
    const { designation } = slice.group;
    return designation ? [{ label: said.job(slice.group), to: jobPayUrl(null, designation.urlName, {}), slice }] : [];
  });
  return (
    <Section heading={words.jobs.heading} more={{ to: screens.salaries, label: words.jobs.all }}>
      {!rows ? (
        <div className={`card ${styles.jobsWaiting}`}>
          <Skeleton lines={6} />
        </div>
      ) : rows.length > 0 ? (
        <div className="card">
          <PayRows label={words.jobs.heading} rows={rows} />
        </div>
      ) : (
        <EmptyState title={words.jobs.none} link={{ label: words.jobs.tell, to: screens.salaryForm }} />
      )}
    </Section>
  );
});

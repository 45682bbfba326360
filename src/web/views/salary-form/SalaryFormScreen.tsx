import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { screens } from '#core/navigation/screens.ts';
import { changedSalary } from '#core/salaries/salary-form-url.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { SalaryForm } from './SalaryForm.tsx';
import styles from './salary-form.module.css';

/** The form of a salary. What reads its words is fetched with it, so that it is here when the line is gone. */
export const SalaryFormScreen = observer(function SalaryFormScreen() {
  const words = useWords(salaryFormWords);
  const { page } = useWords(companyWords);
  const store = useStore(SalaryFormStore);
  const { isKnown, member } = useStore(SessionStore);
  const { target, isGone, isChange, company } = store;
  const changed = changedSalary(useLocation().hash);
  const owner = member?.userId;
  useEffect(() => {
    if (isKnown) void store.begin(changed);
  }, [store, isKnown, owner, changed, target.company, target.name]);
  if (isGone) return <GoneSalary />;
  const name = store.form.draft.fields.companyName || (company.value?.name ?? '');
  return (
    <div className={`wrap page ${styles.screen}`}>
      <h1>{isChange && name ? words.change(name) : words.heading(name)}</h1>
      {target.company && company.state.status === 'FAILURE' && company.state.failure.kind === 'missing' && (
        <p className="inset" role="status">
          {page.missing}
        </p>
      )}
      {store.own.state.status === 'FAILURE' ? <NotLoaded again={() => void store.begin(changed)} /> : <SalaryForm />}
    </div>
  );
});

const NotLoaded = observer(function NotLoaded({ again }: { readonly again: () => void }) {
  const words = useWords(salaryFormWords);
  const { list } = useWords(contributionWords);
  return (
    <div className="empty" role="alert">
      <p>{words.couldNotLoad}</p>
      <Button onClick={again}>{list.ask}</Button>
    </div>
  );
});

const GoneSalary = observer(function GoneSalary() {
  const words = useWords(salaryFormWords);
  const { form } = useWords(contributionWords);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <EmptyState title={words.gone} level={1}>
        <p>{words.goneBecause}</p>
        <Link to={screens.contributions} className="btn">
          {form.toList}
        </Link>
      </EmptyState>
    </div>
  );
});

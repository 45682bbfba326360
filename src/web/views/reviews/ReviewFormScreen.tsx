import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import styles from './review-form.module.css';

/** The form of a review: one thing a step. What reads its words is fetched with it, so that it is here when the line is gone. */
export const ReviewFormScreen = observer(function ReviewFormScreen() {
  const { form: words } = useWords(contributionWords);
  const store = useStore(ReviewFormStore);
  const { isKnown, member } = useStore(SessionStore);
  const { target, isGone, isChange, company } = store;
  const owner = member?.userId;
  useEffect(() => {
    if (isKnown) void store.begin();
  }, [store, isKnown, owner, target.company, target.reviewId]);
  const exposure = useStore(ExposureStore);
  useEffect(() => exposure.read({}, ''), [exposure]);
  if (isGone) return <GoneReview />;
  const name = store.form.draft.fields.companyName || (company.value?.name ?? '');
  return (
    <div className={`wrap page ${styles.screen}`}>
      <h1>{isChange && name ? words.change(name) : words.heading(name)}</h1>
      {target.company && company.state.status === 'FAILURE' && company.state.failure.kind === 'missing' && <NoSuchCompany />}
      {store.own.state.status === 'FAILURE' ? <NotLoaded again={() => void store.begin()} /> : <ReviewForm />}
    </div>
  );
});

/** The company of the URL is not there; another can be chosen below. */
const NoSuchCompany = observer(function NoSuchCompany() {
  const { page } = useWords(companyWords);
  return (
    <p className="inset" role="status">
      {page.missing}
    </p>
  );
});

const NotLoaded = observer(function NotLoaded({ again }: { readonly again: () => void }) {
  const { form: words, list } = useWords(contributionWords);
  return (
    <div className="empty" role="alert">
      <p>{words.couldNotLoad}</p>
      <Button onClick={again}>{list.ask}</Button>
    </div>
  );
});

const GoneReview = observer(function GoneReview() {
  const { form: words } = useWords(contributionWords);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <EmptyState title={words.gone} level={1}>
        <p>{words.goneBecause}</p>
        <Link to={screens.contributions} className="btn">
          {words.toList}
        </Link>
      </EmptyState>
    </div>
  );
});

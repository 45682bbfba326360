import { observer } from 'mobx-react-lite';
import type { FilterOption } from '#core/companies/company-filters.ts';
import { screens } from '#core/navigation/screens.ts';
import { hubSearchFromUrl, latestReviews } from '#core/reviews/review-search.ts';
import { ReviewHubStore } from '#web/stores/reviews/review-hub-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { Select } from '../fields/Select.tsx';
import { useQueryForm } from '../fields/use-query-form.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import { reviewHubUrl } from './reviews-url.ts';
import styles from './reviews.module.css';

export const HubForm = observer(function HubForm() {
  const { hub, filters } = useWords(reviewWords);
  const { search, places } = useStore(ReviewHubStore);
  const { pick, onSubmit } = useQueryForm((query) => reviewHubUrl(hubSearchFromUrl(query)));
  return (
    <form action={screens.reviews} className={styles.hubForm} aria-label={filters.heading} onSubmit={onSubmit}>
      {search.sort !== latestReviews.sort && <input type="hidden" name="sort" value={search.sort} />}
      <Await request={places} meanwhile={<div className={styles.hubFields} />}>
        {({ industries, locations }) => (
          <>
            <Choice label={hub.industry} name="industry" any={hub.allIndustries} options={industries} chosen={search.industry} pick={pick} />
            <Choice label={hub.city} name="city" any={hub.allCities} options={locations} chosen={search.city} pick={pick} />
            <button type="submit" className={`btn ${styles.unscripted}`}>
              {filters.apply}
            </button>
          </>
        )}
      </Await>
    </form>
  );
});

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly any: string;
  readonly options: readonly FilterOption[];
  readonly chosen: string | null;
  readonly pick: (form: HTMLFormElement) => void;
}

const Choice = observer(function Choice({ label, name, any, options, chosen, pick }: ChoiceProps) {
  const { listed } = useWords(companyWords);
  return (
    <label className={styles.choice}>
      <span className="lab">{label}</span>
      <Select
        name={name}
        value={chosen ?? ''}
        options={[{ value: '', label: any }, ...options.map((option) => ({ value: option.urlName, label: listed(option.name) }))]}
        onChange={({ currentTarget: { form } }) => form && pick(form)}
      />
    </label>
  );
});

import { observer } from 'mobx-react-lite';
import { ReviewFormStore } from '#web/stores/reviews/review-form-store.ts';
import { reviewFormWords } from '#web/words/reviews/review-form-words.ts';
import { CompanyInput } from '../contributions/CompanyInput.tsx';
import { Segments } from '../fields/Segments.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';

export const CompanyStep = observer(function CompanyStep() {
  const words = useWords(reviewFormWords);
  const store = useStore(ReviewFormStore);
  const { form } = store;
  return (
    <div className={frame.fields}>
      <CompanyInput store={store} />
      <Segments
        label={words.works}
        options={[
          { value: 'now', label: words.worksNow },
          { value: 'left', label: words.worksLeft },
        ]}
        value={form.draft.fields.works}
        onChange={(works) => store.type({ works })}
      />
    </div>
  );
});

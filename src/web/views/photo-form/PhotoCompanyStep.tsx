import { observer } from 'mobx-react-lite';
import { PhotoFormStore } from '#web/stores/photos/photo-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { CompanyInput } from '../contributions/CompanyInput.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';

/** The company whose photos they are. */
export const PhotoCompanyStep = observer(function PhotoCompanyStep() {
  const { form: shared } = useWords(contributionWords);
  const store = useStore(PhotoFormStore);
  const { form, isChange, companyName } = store;
  return (
    <div className={frame.fields}>
      {isChange && <p className="strong">{companyName}</p>}
      <CompanyInput store={store} isMissing={form.problems.company !== undefined} />
      <p className="hint">{shared.kept}</p>
    </div>
  );
});

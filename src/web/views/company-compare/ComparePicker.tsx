import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { longestCompanySearch } from '#core/companies/company-search.ts';
import { compareCompaniesUrl } from '#core/company-compare/company-compare-url.ts';
import { screens } from '#core/navigation/screens.ts';
import { CompanyCompareStore } from '#web/stores/company-compare/company-compare-store.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { ChosenChips } from '../ui/ChosenChips.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useWords } from '../words.tsx';
import styles from './company-compare.module.css';

/** Compared companies and a field to add more, with links for pages without script. */
export const ComparePicker = observer(function ComparePicker() {
  const words = useWords(companyCompareWords);
  const { urlNames, comparison, offers, isFull } = useStore(CompanyCompareStore);
  const known = comparison.value?.companies ?? [];
  const picker = useRef<HTMLDivElement>(null);
  return (
    <div ref={picker} className={styles.picker}>
      <ChosenChips
        words={words}
        chips={urlNames.map((urlName, at) => {
          const name = known.find((company) => company.urlName === urlName)?.name ?? known[at]?.name ?? urlName;
          return { label: name, without: compareCompaniesUrl(urlNames.filter((other) => other !== urlName)) };
        })}
        clear={{ label: words.clear, to: screens.compareCompanies }}
        afterLast={() => picker.current?.querySelector('input')}
      />
      {!isFull && <AddField />}
      {urlNames.length < 2 && offers.length > 0 && (
        <div className="stack g2">
          <p className="lab">{words.most}</p>
          <LinkChips
            label={words.most}
            chips={offers.map(({ urlName, name }) => ({ label: name, to: compareCompaniesUrl([...urlNames, urlName]), isCurrent: false }))}
          />
        </div>
      )}
    </div>
  );
});

/** Company field, ready on an empty page, where Enter shows the most reviewed. */
const AddField = observer(function AddField() {
  const words = useWords(companyCompareWords);
  const store = useStore(CompanyCompareStore);
  const navigate = useNavigate();
  const [isUnknown, setUnknown] = useState(false);
  const label = useId();
  useReadyToType(label, store.urlNames.length === 0);
  const lead = (urlNames: readonly string[]) => void navigate(compareCompaniesUrl(urlNames), { preventScrollReset: true });
  const press = async () => {
    const typed = store.field.text.trim();
    const urlNames = await store.addTyped();
    setUnknown(typed !== '' && urlNames === undefined);
    if (urlNames) lead(urlNames);
  };
  return (
    <form
      className={`needs-script ${styles.add}`}
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <label htmlFor={label}>{words.add}</label>
      <Combobox
        id={label}
        store={store.field}
        placeholder={words.placeholder}
        maxLength={longestCompanySearch}
        enterKeyHint="done"
        onChoose={({ id }) => {
          setUnknown(false);
          lead(store.add(id));
        }}
      />
      <Button type="submit">{words.press}</Button>
      <div role="status">{isUnknown && <p className="err">{words.unknown}</p>}</div>
    </form>
  );
});

/** Focuses the field of an empty page where there is a keyboard, after the arrival's focus. */
function useReadyToType(id: string, isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (wasEmpty.current && matchMedia('(hover: hover) and (pointer: fine)').matches)
      queueMicrotask(() => document.getElementById(id)?.focus({ preventScroll: true }));
  }, [id]);
}

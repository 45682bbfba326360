import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { qualifierUrl } from '#core/awards/award-pages.ts';
import { longestCompanySearch } from '#core/companies/company-search.ts';
import type { Failure } from '#core/failure.ts';
import { AwardCheckStore } from '#web/stores/awards/award-check-store.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { CheckResult } from './CheckResult.tsx';
import { useAwardFailure } from './use-award-failure.ts';
import styles from './awards.module.css';

export const CheckPart = observer(function CheckPart() {
  const { check: words } = useWords(awardWords);
  const { search, check, isUnknown } = useStore(AwardCheckStore);
  useCheckFailure();
  return (
    <section className={styles.kind} aria-labelledby="check">
      <h2 id="check">{words.heading}</h2>
      <noscript>
        <p className="inset">{words.noScript}</p>
      </noscript>
      <CompanyField />
      <div role="status">
        {search.company !== null &&
          !isUnknown &&
          (check.isMissing ? (
            <p>{words.missing}</p>
          ) : (
            <Await request={check} meanwhile={<Skeleton lines={5} />}>
              {(known) => <CheckResult check={known} year={search.year} />}
            </Await>
          ))}
      </div>
    </section>
  );
});

const CompanyField = observer(function CompanyField() {
  const { check: words } = useWords(awardWords);
  const store = useStore(AwardCheckStore);
  const { field, search, isUnknown } = store;
  const navigate = useNavigate();
  const tellFailure = useAwardFailure();
  const id = useId();
  const lead = (company: string | null) => navigate(qualifierUrl({ year: search.year, company }), { preventScrollReset: true });
  const press = async () => {
    const meant = await store.find();
    if (meant) return lead(meant.id);
    const { state } = field.asking;
    if (state.status === 'FAILURE') return tellFailure(state.failure, words.failed);
    if (store.isUnknown && search.company !== null) lead(null);
  };
  return (
    <form
      className={`needs-script ${styles.find}`}
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <label htmlFor={id}>{words.label}</label>
      <Combobox
        id={id}
        store={field}
        placeholder={words.placeholder}
        maxLength={longestCompanySearch}
        enterKeyHint="done"
        onChoose={(chosen) => lead(chosen.id)}
      />
      <Button look="main" type="submit">
        {words.press}
      </Button>
      <div role="status">{isUnknown && <p className="err">{words.unknown}</p>}</div>
    </form>
  );
});

/** Also tells of a failed check by toast. */
function useCheckFailure(): void {
  const { check: words } = useWords(awardWords);
  const { state, isMissing } = useStore(AwardCheckStore).check;
  const tellFailure = useAwardFailure();
  const failure = state.status === 'FAILURE' && !isMissing ? state.failure : undefined;
  const recorded = useRef<Failure>(undefined);
  useEffect(() => {
    if (failure === undefined || recorded.current === failure) return;
    recorded.current = failure;
    tellFailure(failure, words.failed);
  }, [failure, tellFailure, words.failed]);
}

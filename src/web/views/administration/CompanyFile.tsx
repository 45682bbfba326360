import { observer } from 'mobx-react-lite';
import { importFields } from '#core/company-profiles/import-fields.ts';
import { CompanyFileStore } from '#web/stores/administration/company-file-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { companyFileWords } from '#web/words/administration/company-file-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { CompanyFileReport } from './CompanyFileReport.tsx';

/** Companies of a CSV file, tried first. Folded until someone brings one. */
export const CompanyFile = observer(function CompanyFile() {
  const words = useWords(companyFileWords);
  const store = useStore(CompanyFileStore);
  const toasts = useStore(ToastStore);
  const [tried, done] = [store.trying.value, store.taking.value];
  const take = async () => void ((await store.take()) && toasts.show({ type: 'success', text1: words.taken }));
  return (
    <details className="card needs-script">
      <summary>{words.heading}</summary>
      <form
        className="stack g3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void store.try();
        }}
      >
        <p className="muted">{words.lead}</p>
        <p className="sm muted">{words.columns(importFields.join(', '))}</p>
        <Lines />
        {tried && <CompanyFileReport report={tried} heading={words.tried} answer={(question, becomes) => void store.answer(question, becomes)} />}
        {done && <CompanyFileReport report={done} heading={words.taken} />}
        {[store.trying, store.taking].some(({ state }) => state.status === 'FAILURE') && (
          <p className="err" role="alert">
            {words.failed}
          </p>
        )}
        <div className="row">
          <Button type="submit" busy={store.isBusy}>
            {words.try}
          </Button>
          {tried?.trouble === null && tried.counts.added + tried.counts.changed > 0 && (
            <Button look="main" busy={store.isBusy} onClick={() => void take()}>
              {words.take(tried.counts.added + tried.counts.changed)}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
});

const Lines = observer(function Lines() {
  const words = useWords(companyFileWords);
  const store = useStore(CompanyFileStore);
  const read = async (file: File | undefined) => file && store.type(await file.text());
  return (
    <>
      <Field label={words.file}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
        )}
      </Field>
      <Field label={words.paste} error={store.unfit && words.unfit[store.unfit]}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={5}
            spellCheck={false}
            value={store.text}
            onChange={({ currentTarget }) => store.type(currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
});

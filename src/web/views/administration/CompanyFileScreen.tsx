import { observer } from 'mobx-react-lite';
import { importFields, sampleCompanyFile } from '#core/company-profiles/import-fields.ts';
import { screens } from '#core/navigation/screens.ts';
import { CompanyFileStore } from '#web/stores/administration/company-file-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { companyFileWords } from '#web/words/administration/company-file-words.ts';
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx';
import { CsvLines } from '../fields/CsvLines.tsx';
import { AccountAway } from '../login/AccountAway.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { CompanyFileReport } from './CompanyFileReport.tsx';
import styles from './administration.module.css';

/** Companies of a CSV file, for administrators. Others see a missing page. */
export const CompanyFileScreen = observer(function CompanyFileScreen() {
  const words = useWords(companyFileWords);
  const store = useStore(CompanyFileStore);
  if (store.isAway) return <AccountAway />;
  if (!store.mayAdminister) return <NotFoundScreen />;
  return (
    <div className={`wrap page stack g5 ${styles.screen}`}>
      <header className="stack g2">
        <Link to={`${screens.administration}?part=companies`}>{words.back}</Link>
        <h1>{words.title}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <FileForm />
    </div>
  );
});

const FileForm = observer(function FileForm() {
  const words = useWords(companyFileWords);
  const store = useStore(CompanyFileStore);
  const [tried, done] = [store.trying.value, store.taking.value];
  return (
    <form
      className="card stack g3 needs-script"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.try();
      }}
    >
      <Columns />
      <CsvLines text={store.text} unfit={store.unfit} onText={(text) => store.type(text)} />
      {tried && <CompanyFileReport report={tried} heading={words.tried} answer={(question, becomes) => void store.answer(question, becomes)} />}
      {done && <CompanyFileReport report={done} heading={words.taken} />}
      {[store.trying, store.taking].some(({ state }) => state.status === 'FAILURE') && (
        <p className="err" role="alert">
          {words.failed}
        </p>
      )}
      <Presses />
    </form>
  );
});

const Columns = observer(function Columns() {
  const words = useWords(companyFileWords);
  return (
    <>
      <p className="sm">{words.needed}</p>
      <details>
        <summary>{words.columns(importFields.length)}</summary>
        <ul className="grid g1 sm">
          {importFields.map((column) => (
            <li key={column}>
              <code>{column}</code> <span className="muted">{words.field(column) !== column && words.field(column)}</span>
            </li>
          ))}
        </ul>
      </details>
      <div>
        <a className="btn" href={`data:text/csv;charset=utf-8,${encodeURIComponent(sampleCompanyFile)}`} download="companies.csv">
          {words.sample}
        </a>
      </div>
    </>
  );
});

const Presses = observer(function Presses() {
  const words = useWords(companyFileWords);
  const store = useStore(CompanyFileStore);
  const toasts = useStore(ToastStore);
  const tried = store.trying.value;
  const taken = tried?.trouble === null ? tried.counts.added + tried.counts.changed : 0;
  const take = async () => void ((await store.take()) && toasts.show({ type: 'success', text1: words.taken }));
  return (
    <div className="row">
      <Button type="submit" look={taken > 0 ? undefined : 'main'} busy={store.isBusy}>
        {words.try}
      </Button>
      {taken > 0 && (
        <Button look="main" busy={store.isBusy} onClick={() => void take()}>
          {words.take(taken)}
        </Button>
      )}
    </div>
  );
});

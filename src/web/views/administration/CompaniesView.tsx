import { observer } from 'mobx-react-lite';
import { longestAdministeredSearch, type AdministeredCompany } from '#core/administration/administered-companies.ts';
import { overviewPath, pathOf, screens } from '#core/navigation/screens.ts';
import { CompanyEditorStore } from '#web/stores/administration/company-editor-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import styles from './administration.module.css';

export const CompaniesView = observer(function CompaniesView() {
  const { companies: words } = useWords(administrationWords);
  const store = useStore(CompanyEditorStore);
  return (
    <section className="stack g4">
      {store.editor.isOpen ? (
        <CompanyForm />
      ) : (
        <div className="row needs-script">
          <Button look="main" onClick={() => store.editor.begin()}>
            {words.add}
          </Button>
          <Link className="btn" to={screens.companyFile}>
            {words.addMany}
          </Link>
        </div>
      )}
      <Search />
      <PagedList pages={store.list} more={words.more} empty={<p className="muted">{words.none}</p>}>
        {(items) => (
          <ul className="card list">
            {items.map((company) => (
              <Row key={company.companyId} company={company} />
            ))}
          </ul>
        )}
      </PagedList>
      {store.leaving && <MergeDialog company={store.leaving} />}
    </section>
  );
});

const Search = observer(function Search() {
  const { companies: words } = useWords(administrationWords);
  const store = useStore(CompanyEditorStore);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void store.find(String(new FormData(event.currentTarget).get('search') ?? ''));
      }}
    >
      <Field label={words.search}>
        {(control) => (
          <span className={styles.search}>
            <input {...control} className="input" type="search" name="search" dir="auto" defaultValue={store.search} maxLength={longestAdministeredSearch} />
            <Button type="submit">{words.press}</Button>
          </span>
        )}
      </Field>
    </form>
  );
});

const Row = observer(function Row({ company }: { readonly company: AdministeredCompany }) {
  const { companies: words } = useWords(administrationWords);
  const { nameOf } = useWords(listWords);
  const store = useStore(CompanyEditorStore);
  const { name, urlName, logo, industry, city, posts, followers } = company;
  return (
    <li className={`item ${styles.company}`}>
      <Logo name={name} picture={logo} />
      <span className="sm">
        <Link className="strong plain" to={overviewPath(urlName)}>
          {name}
        </Link>
        <br />
        <span className="xs muted">{[nameOf(industry), nameOf(city), words.facts(posts, followers)].filter((text) => text !== '').join(' · ')}</span>
      </span>
      <span className={`row ${styles.presses}`}>
        <Link className="btn" aria-label={words.editNamed(name)} to={pathOf('profileForm', company.companyId)}>
          {words.edit}
        </Link>
        <Button className="needs-script" aria-label={words.mergeNamed(name)} onClick={() => void store.beginMerge(company)}>
          {words.merge}
        </Button>
      </span>
    </li>
  );
});

import { observer } from 'mobx-react-lite';
import type { WaitingCompany } from '#core/typed-companies/typed-companies.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { TypedCompaniesStore } from '#web/stores/administration/typed-companies-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { typedCompaniesWords } from '#web/words/administration/typed-companies-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import { CompanyTexts } from './CompanyForm.tsx';
import { EditorForm } from './EditorForm.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { TypedMergeDialog } from './TypedMergeDialog.tsx';
import styles from './administration.module.css';

export const TypedCompaniesView = observer(function TypedCompaniesView() {
  const words = useWords(typedCompaniesWords);
  const { companies } = useWords(administrationWords);
  const store = useStore(TypedCompaniesStore);
  return (
    <section className="stack g4" aria-labelledby="typed">
      <h2 id="typed">{words.title}</h2>
      <p className="muted">{words.lead}</p>
      {store.editor.isOpen && <LetInForm />}
      <PagedList pages={store.list} more={companies.more} empty={<p className="muted">{words.none}</p>}>
        {(items) => (
          <ul className="card list">
            {items.map((company) => (
              <Row key={company.typedId} company={company} />
            ))}
          </ul>
        )}
      </PagedList>
      {store.leaving && <TypedMergeDialog company={store.leaving} />}
      {store.refused && <RefuseDialog company={store.refused} />}
    </section>
  );
});

const LetInForm = observer(function LetInForm() {
  const words = useWords(typedCompaniesWords);
  const { editor, places } = useStore(TypedCompaniesStore);
  return (
    <EditorForm id="let-in" heading={words.lettingIn(editor.edited?.name ?? '')} editor={editor} now={undefined}>
      <p>{words.letInHint}</p>
      <CompanyTexts editor={editor} places={places} />
    </EditorForm>
  );
});

const Row = observer(function Row({ company }: { readonly company: WaitingCompany }) {
  const words = useWords(typedCompaniesWords);
  const store = useStore(TypedCompaniesStore);
  const { nameOf } = useWords(listWords);
  const { name, city, waiting, refusal, alike } = company;
  return (
    <li className={`item ${styles.entry}`}>
      <strong dir="auto">{name}</strong>
      <span className="xs muted">
        {nameOf(city)} · {words.waiting(waiting)}
      </span>
      {refusal !== null && <p dir="auto">{words.refused(refusal)}</p>}
      {alike.length > 0 && (
        <p className="sm">
          {words.alike}{' '}
          {alike.map((other, at) => (
            <span key={other.companyId}>
              {at > 0 && ', '}
              <Link to={overviewPath(other.urlName)}>{other.name}</Link>
            </span>
          ))}
        </p>
      )}
      <span className={`row needs-script ${styles.presses}`}>
        <Button aria-label={words.letInNamed(name)} onClick={() => store.editor.begin(company)}>
          {words.letIn}
        </Button>
        <Button aria-label={words.mergeNamed(name)} onClick={() => store.beginMerge(company)}>
          {words.merge}
        </Button>
        <Button aria-label={words.refuseNamed(name)} onClick={() => store.beginRefusal(company)}>
          {words.refuse}
        </Button>
      </span>
    </li>
  );
});

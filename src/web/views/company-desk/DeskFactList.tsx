import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DeskFact } from '#core/company-desk/desk-facts.ts';
import type { DeskOverview } from '#core/company-desk/desk.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { dateIn } from '#core/figures/ago.ts';
import { earlierFactsPath } from '#core/navigation/screens.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { DeskFactsStore } from '#web/stores/company-desk/desk-facts-store.ts';
import { deskFactWords } from '#web/words/company-desk/desk-fact-words.ts';
import { factWords } from '#web/words/company-profiles/fact-words.ts';
import { FactLines } from '../company-profiles/FactLines.tsx';
import styles from '../company-profiles/facts.module.css';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { DeskFactForm } from './DeskFactForm.tsx';

interface DeskFactListProps {
  readonly desk: Pick<DeskOverview, 'company' | 'role'>;
}

/** Facts as the pages say them now. */
export const DeskFactList = observer(function DeskFactList({ desk: { company, role } }: DeskFactListProps) {
  const words = useWords(deskFactWords);
  const store = useStore(DeskFactsStore);
  useEffect(() => void store.open(), [store, company.urlName]);
  return (
    <section className="stack g3" aria-labelledby="desk-facts">
      <div className="split">
        <h2 id="desk-facts">{words.heading}</h2>
        <Link className="go" to={earlierFactsPath(company.urlName)}>
          {words.earlier}
        </Link>
      </div>
      <Await request={store.facts}>
        {(facts) => (
          <table className={`table ${styles.facts}`} aria-labelledby="desk-facts">
            <Columns />
            <tbody>
              {facts.map((fact) =>
                store.edited?.fact === fact.fact ? <EditedRow key={fact.fact} /> : <FactRow key={fact.fact} fact={fact} isWriter={mayWrite(role)} />,
              )}
              <MembersRow />
            </tbody>
          </table>
        )}
      </Await>
      <p className="xs muted">{words.foot}</p>
    </section>
  );
});

const Columns = observer(function Columns() {
  const [words, { change }] = [useWords(factWords), useWords(deskFactWords)];
  return (
    <thead>
      <tr>
        {[words.fact, words.says, words.source, words.date].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        <th scope="col">
          <span className="vh">{change}</span>
        </th>
      </tr>
    </thead>
  );
});

const FactRow = observer(function FactRow({ fact: known, isWriter }: { readonly fact: DeskFact; readonly isWriter: boolean }) {
  const [words, said] = [useWords(deskFactWords), useWords(factWords)];
  const store = useStore(DeskFactsStore);
  const { language } = useStore(WordsStore);
  const { fact, lines, source, writtenOn } = known;
  const name = said.names[fact];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.full}>
        <FactLines fact={fact} lines={lines} />
      </td>
      <td className={`muted ${styles.source}`}>{source !== 'earlier' && said.sources[source]}</td>
      <td className={`muted ${styles.day}`}>{writtenOn !== null && dateIn(`${language}-IN`, Date.parse(writtenOn))}</td>
      <td className={styles.act}>
        {isWriter && (
          <Button look="quiet" busy={store.isBusy} aria-label={words.changeNamed(name)} onClick={() => store.begin(known)}>
            {words.change}
          </Button>
        )}
      </td>
    </tr>
  );
});

const EditedRow = observer(function EditedRow() {
  const { edited } = useStore(DeskFactsStore);
  if (!edited) return null;
  return (
    <tr>
      <td className={styles.full} colSpan={5}>
        <DeskFactForm key={edited.fact} edited={edited} />
      </td>
    </tr>
  );
});

/** Row of what members say, which no desk changes. */
const MembersRow = observer(function MembersRow() {
  const words = useWords(deskFactWords);
  const { insights } = useStore(DeskFactsStore);
  const days = insights.value?.exit.noticeDays;
  return (
    <tr>
      <th scope="row">{words.notice}</th>
      <td className={styles.full}>{days ? words.noticeSaid(days.median) : <span className="muted">{words.tooFew}</span>}</td>
      <td className={`muted ${styles.source}`} colSpan={2}>
        {days && words.noticePeople(days.people)}
      </td>
      <td className={`xs muted ${styles.act}`}>{words.membersSay}</td>
    </tr>
  );
});

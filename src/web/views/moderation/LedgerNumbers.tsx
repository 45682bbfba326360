import { observer } from 'mobx-react-lite';
import { grouped } from '#core/figures/counts.ts';
import { entriesOf, type LedgerHead } from '#core/moderation/ledger.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { useWords } from '../words.tsx';
import styles from './moderation.module.css';

/** Sums of the ledger: taken down, at a company's wish, brought back. */
export const LedgerNumbers = observer(function LedgerNumbers({ head }: { readonly head: LedgerHead }) {
  const words = useWords(moderationWords).ledger.numbers;
  const removed = entriesOf(head, 'removed');
  const forCompanies = head.removedFor.find(({ askedBy }) => askedBy === 'employer')?.count ?? 0;
  const numbers = [
    { count: removed, ...words.removed(entriesOf(head, 'deleted')) },
    { count: forCompanies, ...words.forCompanies(entriesOf(head, 'asked'), entriesOf(head, 'kept')) },
    { count: entriesOf(head, 'restored'), ...words.restored(entriesOf(head, 'appealed')) },
  ];
  return (
    <>
      <ul className={`card grid ${styles.numbers}`}>
        {numbers.map(({ count, name, detail }) => (
          <li key={name}>
            <b className="big">{grouped(count)}</b>
            <span>
              <b>{name}</b> <span className="sm muted">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
      {removed > 0 && (
        <section className="stack g2">
          <h2>{words.wishes}</h2>
          <Bars bars={head.removedFor.map(({ askedBy, count }) => ({ label: words.sides[askedBy], share: (100 * count) / removed, said: grouped(count) }))} />
        </section>
      )}
    </>
  );
});

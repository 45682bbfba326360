import { observer } from 'mobx-react-lite';
import { dateIn } from '#core/figures/ago.ts';
import { grouped } from '#core/figures/counts.ts';
import { entriesOf, type LedgerHead } from '#core/moderation/ledger.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { LedgerStore } from '#web/stores/moderation/ledger-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './moderation.module.css';

/** Sums of the ledger: taken down, at a company's wish, brought back. */
export const LedgerNumbers = observer(function LedgerNumbers({ head }: { readonly head: LedgerHead }) {
  const { numbers: words, askedBy: wishOfOne } = useWords(moderationWords).ledger;
  const { language } = useStore(WordsStore);
  const { firstDay } = useStore(LedgerStore);
  const removed = entriesOf(head, 'removed');
  const [most, ...others] = head.removedFor;
  const forCompanies = head.removedFor.find(({ askedBy }) => askedBy === 'employer')?.count ?? 0;
  const onlyWish = most && others.length === 0 ? (removed === 1 ? wishOfOne : words.wishOfAll)[most.askedBy] : '';
  const numbers = [
    { count: removed, name: words.removed, details: [onlyWish, words.deleted(entriesOf(head, 'deleted'))] },
    { count: forCompanies, name: words.forCompanies, details: [words.asked(entriesOf(head, 'asked')), words.kept(entriesOf(head, 'kept'))] },
    { count: entriesOf(head, 'restored'), name: words.restored, details: [words.looked, words.appealed(entriesOf(head, 'appealed'))] },
  ];
  return (
    <>
      <section className="card stack g3">
        <p className="sm muted">{words.since(firstDay && dateIn(`${language}-IN`, Date.parse(firstDay)))}</p>
        <ul className={`grid ${styles.numbers}`}>
          {numbers.map(({ count, name, details }) => (
            <li key={name}>
              <b className="big">{grouped(count)}</b>
              <p>
                <b>{name}</b> <span className="sm muted">{details.filter(Boolean).join(' ')}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section className="stack g2">
          <h2>{words.wishes}</h2>
          <Bars bars={head.removedFor.map(({ askedBy, count }) => ({ label: words.sides[askedBy], share: (100 * count) / removed, said: grouped(count) }))} />
        </section>
      )}
    </>
  );
});

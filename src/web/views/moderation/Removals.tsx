import { observer } from 'mobx-react-lite';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import { LedgerStore } from '#web/stores/moderation/ledger-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useMonday } from '../content/use-monday.ts';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import styles from './moderation.module.css';
import { LedgerThingLink, useLedgerThing } from './LedgerThingLink.tsx';

/** Removals alone by week, newest first. */
export const Removals = observer(function Removals() {
  const { ledger: words } = useWords(moderationWords);
  const { removals } = useStore(LedgerStore);
  const monday = useMonday();
  return (
    <section className="section stack" aria-labelledby="removals-heading">
      <h2 id="removals-heading">{words.removals}</h2>
      <PagedList pages={removals} more={words.moreRemovals} empty={<EmptyState title={words.empty} />}>
        {(items) =>
          [...new Set(items.map(({ week }) => week))].map((week) => (
            <section key={week}>
              <h3 className="sm">{words.weekOf(monday(week))}</h3>
              <ul className="list">
                {items
                  .filter((entry) => entry.week === week)
                  .map((entry) => (
                    <Removal key={entry.sequence} entry={entry} />
                  ))}
              </ul>
            </section>
          ))
        }
      </PagedList>
    </section>
  );
});

const Removal = observer(function Removal({ entry }: { readonly entry: LedgerEntry }) {
  const { ledger: words, rulesNamed } = useWords(moderationWords);
  const { said, isShown } = useLedgerThing(entry);
  const { rule, askedBy } = entry;
  return (
    <li className={`split ${styles.line}`}>
      <div>
        <p>
          <b>{said}</b> {isShown && <span className="tag good">{words.numbers.restored}</span>}
        </p>
        <p className="muted sm">{[words.rule(rulesNamed[rule]), ...(rule === askedBy ? [] : [words.askedBy[askedBy]])].join(' ')}</p>
      </div>
      <LedgerThingLink entry={entry} className="go" />
    </li>
  );
});

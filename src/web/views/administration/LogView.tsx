import { observer } from 'mobx-react-lite';
import type { AdministratorEntry } from '#core/administration/administrator-log.ts';
import { momentIn } from '#core/figures/ago.ts';
import { AdministrationStore } from '#web/stores/administration/administration-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { useStore } from '../stores.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import styles from './administration.module.css';

export const LogView = observer(function LogView() {
  const { log: words } = useWords(administrationWords);
  const { log } = useStore(AdministrationStore);
  return (
    <section className="stack g4">
      <p>{words.lead}</p>
      <PagedList pages={log} more={words.more} empty={<p className="muted">{words.none}</p>}>
        {(items) => (
          <ol className="card list">
            {items.map((entry) => (
              <Entry key={entry.sequence} entry={entry} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
});

const Entry = observer(function Entry({ entry: { action, subject, administrator, byHost, actedAt, changes } }: { readonly entry: AdministratorEntry }) {
  const { log: words } = useWords(administrationWords);
  const { language } = useStore(WordsStore);
  const when = momentIn(`${language}-IN`, actedAt);
  return (
    <li className={`item ${styles.entry}`}>
      <span>
        <strong>{words.actions[action]}</strong> <span dir="auto">{subject || words.deletedAccount}</span>
      </span>
      <span className="xs muted">{words.by(administrator ?? (byHost ? words.host : words.formerly), when)}</span>
      {changes.map(({ field, before, after }) => (
        <span key={field} className="sm">
          {`${words.fieldNamed(field)}: ${field === 'link' ? words.valueNamed(field, after) : words.changed(words.valueNamed(field, before), words.valueNamed(field, after))}`}
        </span>
      ))}
    </li>
  );
});

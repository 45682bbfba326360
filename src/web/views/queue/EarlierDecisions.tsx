import { observer } from 'mobx-react-lite';
import { dateIn } from '#core/figures/ago.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { decisionSaid } from './second-look.ts';
import styles from './seen.module.css';

export const EarlierDecisions = observer(function EarlierDecisions({ item: { decisions, removedBefore } }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const { rulesNamed } = words;
  const { language } = useStore(WordsStore);
  return (
    <>
      {removedBefore.length > 0 && (
        <p className="sm">{words.removedBefore(removedBefore.map(({ rule, count }) => words.ruleCount(rulesNamed[rule], count)).join('; '))}</p>
      )}
      {decisions.length > 0 && (
        <details className={styles.around}>
          <summary>{words.decisionsBefore(decisions.length)}</summary>
          <ul className={styles.versions}>
            {decisions.map((earlier) => (
              <li key={earlier.itemId} className="inset sm">
                <b>{decisionSaid(earlier, words)}</b> · {rulesNamed[earlier.rule]} · {words.stages[earlier.stage]} ·{' '}
                {dateIn(`${language}-IN`, Date.parse(earlier.decidedOn))}
                {earlier.isMine && ` · ${words.mine}`}
                {earlier.note && <p className="muted">{earlier.note}</p>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
});

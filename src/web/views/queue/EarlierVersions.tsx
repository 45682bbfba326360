import { observer } from 'mobx-react-lite';
import { differenceOf } from '#core/content/text-difference.ts';
import { dateIn } from '#core/figures/ago.ts';
import type { QueueItem, VersionTexts } from '#core/queue/queue-items.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { keyed } from '../content/keyed.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './seen.module.css';

export const EarlierVersions = observer(function EarlierVersions({ item: { versions, texts } }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const { language } = useStore(WordsStore);
  if (versions.length === 0) return null;
  return (
    <details className={styles.around}>
      <summary>{words.versions(versions.length)}</summary>
      <ol className={styles.versions}>
        {versions.map((version, at) => (
          <li key={`${version.replacedOn} ${versions.length - at}`} className="inset stack g2">
            <p className="muted sm">{words.versionUntil(dateIn(`${language}-IN`, Date.parse(version.replacedOn)))}</p>
            <Change earlier={version.texts} later={versions[at - 1]?.texts ?? texts} />
          </li>
        ))}
      </ol>
    </details>
  );
});

const Change = observer(function Change({ earlier, later }: { readonly earlier: VersionTexts; readonly later: VersionTexts }) {
  const names = Object.keys({ ...earlier, ...later }).filter((name) => Boolean(earlier[name] ?? later[name]));
  return names.map((name) => (
    <p key={name} className={name === 'title' ? 'strong' : styles.difference} dir="auto">
      <Difference earlier={earlier[name] ?? ''} later={later[name] ?? ''} />
    </p>
  ));
});

/** Difference of two texts, read aloud with its marks. */
const Difference = observer(function Difference({ earlier, later }: { readonly earlier: string; readonly later: string }) {
  const words = useWords(moderationWords);
  return keyed(differenceOf(earlier, later)).map(([key, { kind, text }]) =>
    kind === 'same' ? (
      <span key={key}>{text}</span>
    ) : kind === 'added' ? (
      <ins key={key}>
        <span className="vh">{words.cameWord} </span>
        {text}
      </ins>
    ) : (
      <del key={key}>
        <span className="vh">{words.wentWord} </span>
        {text}
      </del>
    ),
  );
});

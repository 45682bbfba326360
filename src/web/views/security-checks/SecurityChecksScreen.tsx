import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { checksOfKind, type CheckChapter, type SecurityCheck } from '#web/words/security-checks/security-check.ts';
import { checkChapters, securityChecks } from '#web/words/security-checks/security-checks.ts';
import { securityCheckWords } from '#web/words/security-checks/security-check-words.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import { Crumbs } from '../ui/Crumbs.tsx';
import { useWords } from '../words.tsx';
import styles from './security-checks.module.css';

/** Requirements of the verification standard, each with its test or the reason for none. */
export const SecurityChecksScreen = observer(function SecurityChecksScreen() {
  const words = useWords(securityCheckWords);
  const { terms } = useWords(textWords);
  const counts = (['tested', 'notApplicable', 'accepted'] as const).map((kind) => checksOfKind(securityChecks, kind));
  const [tested = 0, notApplicable = 0, accepted = 0] = counts;
  return (
    <div className="wrap page stack g6">
      <Crumbs steps={[{ label: terms.title, to: screens.terms }, { label: words.title }]} />
      <header className="stack g2">
        <h1>{words.title}</h1>
        <p>{words.answer(tested, securityChecks.length, notApplicable, accepted)}</p>
        <p className="muted">{words.lead}</p>
      </header>
      <div>
        {checkChapters.map((chapter) => (
          <Chapter key={chapter.number} chapter={chapter} />
        ))}
      </div>
      <p className="muted sm">{words.source}</p>
    </div>
  );
});

const Chapter = observer(function Chapter({ chapter: { number, title, checks } }: { readonly chapter: CheckChapter }) {
  const words = useWords(securityCheckWords);
  return (
    <details className={styles.chapter}>
      <summary>
        <h2 className={styles.title}>
          <span lang="en">{`${number}. ${title}`}</span>
        </h2>{' '}
        <span className="muted sm">{words.counts(checksOfKind(checks, 'tested'), checks.length)}</span>
      </summary>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <Check key={check.id} check={check} />
        ))}
      </ul>
    </details>
  );
});

const Check = observer(function Check({ check }: { readonly check: SecurityCheck }) {
  const words = useWords(securityCheckWords);
  return (
    <li>
      <p>
        <span className="muted">{check.id}</span> <span lang="en">{check.says}</span> <span className="muted sm">{words.level(check.level)}</span>
      </p>
      <p className="sm">
        {words.kinds[check.kind]}:{' '}
        {check.kind === 'tested' ? (
          <span lang="en" translate="no">
            {check.name} <span className="muted">{check.file}</span>
          </span>
        ) : (
          <span lang="en">{check.because}</span>
        )}
      </p>
    </li>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import { remaining, type Finding } from '#core/exposure/finding.ts';
import { generalised, saidInstead } from '#core/exposure/generalised.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { Button } from '../ui/Button.tsx';
import { CheckIcon, WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './exposure.module.css';
import { FoundWords } from './FoundWords.tsx';

interface ExposureNoticeProps {
  /** Texts by field with their findings, null where not checked. */
  readonly texts: DraftTexts;
  readonly findings: readonly Finding[] | null;
  readonly fieldNames: DraftTexts;
  readonly onReplace: (field: string, text: string) => void;
  /** Times its author was led to the notice, which then takes the focus. */
  readonly led?: number;
  readonly renderWays?: (isClear: boolean) => ReactNode;
}

/** Words that may identify the author, why, and safer wording. Never blocks sending (F-10). */
export const ExposureNotice = observer(function ExposureNotice(props: ExposureNoticeProps) {
  const { texts, findings, fieldNames, onReplace, led = 0, renderWays } = props;
  const words = useWords(exposureWords);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (led === 0) return;
    heading.current?.focus({ preventScroll: true });
    // The focus alone would leave it below the lower bar of a dialog.
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, [led]);
  const replace = (finding: Finding) => {
    heading.current?.focus();
    onReplace(finding.field, generalised(texts[finding.field] ?? '', finding));
  };
  const shown = remaining(findings ?? [], texts);
  const isClear = findings !== null && shown.length === 0;
  return (
    <section className={`inset ${styles.notice}`} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} aria-describedby={`${id}-verdict`}>
        {words.heading}
      </h3>
      <p id={`${id}-verdict`} role="status" className={styles.verdict}>
        {isClear ? <CheckIcon small /> : <WarningIcon small />}
        {findings === null ? words.unread : isClear ? words.nothing : words.found(shown.length)}
      </p>
      {shown.length > 0 && (
        <ul className={`plain ${styles.found}`}>
          {shown.map((finding) => (
            <li key={`${finding.field} ${finding.start}`}>
              <FoundWords finding={finding} text={texts[finding.field] ?? ''} fieldName={fieldNames[finding.field] ?? ''} />
              <TakeOut finding={finding} text={texts[finding.field] ?? ''} onPress={() => replace(finding)} />
            </li>
          ))}
        </ul>
      )}
      <p className="muted">{words.limits}</p>
      {renderWays?.(shown.length === 0)}
    </section>
  );
});

interface TakeOutProps {
  readonly finding: Finding;
  readonly text: string;
  readonly onPress: () => void;
}

function TakeOut({ finding, text, onPress }: TakeOutProps) {
  const words = useWords(exposureWords);
  const general = saidInstead(text, finding);
  const [said, label] =
    general === '' ? [words.takeOut, words.takeOutNamed(finding.said)] : [words.putInstead(general), words.putInsteadOf(finding.said, general)];
  return (
    <Button aria-label={label} onClick={onPress}>
      {said}
    </Button>
  );
}

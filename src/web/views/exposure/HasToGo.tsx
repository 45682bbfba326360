import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { leadingKind } from '#core/exposure/finding.ts';
import { GoingOutStore } from '#web/stores/exposure/going-out-store.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckIcon, WarningIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './exposure.module.css';
import type { FormTexts } from './form-texts.ts';

interface HasToGoProps {
  readonly written: FormTexts;
}

/** Findings that must be removed, with a press to do so (F-10). */
export const HasToGo = observer(function HasToGo({ written: { texts, company, onReplace, urlOf } }: HasToGoProps) {
  const { goingOut: words } = useWords(exposureWords);
  const store = useStore(GoingOutStore);
  const id = useId();
  const said = useRef<HTMLParagraphElement>(null);
  const typed = useRef(texts);
  const all = JSON.stringify(texts);
  useEffect(() => {
    typed.current = texts;
  });
  useEffect(() => store.open(typed.current, company), [store, company]);
  useEffect(() => store.read(typed.current, company), [store, all, company]);
  const found = store.toGo(texts);
  const [first] = found;
  const change = first && urlOf(first.field);
  const takeOut = () => {
    store.takeOut(texts, onReplace);
    said.current?.focus();
  };
  return (
    <>
      {first && (
        <section className={styles.toGo} aria-labelledby={id}>
          <h3 id={id}>
            <WarningIcon small />
            {words.heading[leadingKind(found)]}
          </h3>
          <p>{found.map((finding) => finding.said).join(', ')}</p>
          <p>{words.because}</p>
          <div className="row">
            <Button onClick={takeOut}>{words.takeOut[found.length === 1 ? 'one' : 'several']}</Button>
            {change && (
              <Link to={change} className="btn quiet">
                {words.change}
              </Link>
            )}
          </div>
        </section>
      )}
      <p ref={said} role="status" tabIndex={-1} className={styles.takenOut}>
        {store.hasTakenOut && found.length === 0 && <IsOut />}
      </p>
    </>
  );
});

const IsOut = observer(function IsOut() {
  const { goingOut: words } = useWords(exposureWords);
  return (
    <>
      <CheckIcon small />
      {words.isOut}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { ownDataFile } from '#core/own-data/own-data-file.ts';
import { AskedAccountStore } from '#web/stores/account/asked-account-store.ts';
import { OwnDataStore } from '#web/stores/own-data/own-data-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ownDataParts } from '#web/words/en/own-data/words.ts';
import { ownDataWords } from '#web/words/own-data/own-data-words.ts';
import { AccountPart } from './AccountPart.tsx';
import { AccountProblemLine } from './AccountProblemLine.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';

/** Exports a member's data as one file (F-22). */
export const TakeAlong = observer(function TakeAlong() {
  const words = useWords(ownDataWords);
  const store = useStore(OwnDataStore);
  const { language } = useStore(WordsStore);
  const isResumed = useStore(AskedAccountStore).resumed === 'take';
  useEffect(() => {
    void store.open();
    return () => store.close();
  }, [store]);
  return (
    <AccountPart id="take-along" heading={words.heading} isOpen={isResumed || store.isBusy || store.url !== undefined || store.problem !== undefined}>
      <p>{words.lead}</p>
      <ul className={`stack g1 ${styles.bullets}`}>
        {words.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <Contributions />
      <details>
        <summary>{words.withoutHeading}</summary>
        <ul className={`stack g1 ${styles.bullets}`}>
          {words.without.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      <Progress />
      <div className="needs-script row">
        <Button busy={store.isBusy} onClick={() => void store.collect({ words: words.page, language })}>
          {store.isBusy ? words.busy : store.url === undefined ? words.press : words.again}
        </Button>
        {store.isBusy && (
          <Button look="quiet" onClick={() => store.stop()}>
            {words.stop}
          </Button>
        )}
      </div>
    </AccountPart>
  );
});

const Contributions = observer(function Contributions() {
  const words = useWords(ownDataWords);
  const store = useStore(OwnDataStore);
  const note = useId();
  if ((store.local.value ?? []).length === 0) return null;
  return (
    <div>
      <Checkbox isChecked={store.withContributions} describedBy={note} onCheck={(isChosen) => store.choose(isChosen)}>
        {words.contributions}
      </Checkbox>
      <p id={note} className={`muted sm ${styles.beside}`}>
        {words.contributionsNote}
      </p>
    </div>
  );
});

const Progress = observer(function Progress() {
  const words = useWords(ownDataWords);
  const store = useStore(OwnDataStore);
  const { run, url, problem } = store;
  const file = useRef<HTMLAnchorElement>(null);
  useEffect(() => file.current?.focus(), [url]);
  const counts = run?.counts ?? {};
  return (
    <>
      <div role="status" className={styles.stack}>
        {ownDataParts.map((part) => counts[part] !== undefined && !store.isStopped && <p key={part}>{words.progress[part](counts[part])}</p>)}
        {run?.isWaiting && <p>{words.waiting}</p>}
        {store.isStopped && <p>{words.stopped}</p>}
        {url !== undefined && (
          <>
            <p>{words.done}</p>
            <p>
              <a className="btn main" ref={file} href={url} download={ownDataFile(store.today)}>
                {words.save}
              </a>
            </p>
          </>
        )}
      </div>
      {problem === 'again' && <AccountProblemLine problem="again" wish="take" />}
      {problem && problem !== 'again' && (
        <p className="err" role="alert">
          <WarningIcon small />
          {words[problem]}
        </p>
      )}
    </>
  );
});

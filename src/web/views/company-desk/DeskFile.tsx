import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { DeskFeedStore } from '#web/stores/company-desk/desk-feed-store.ts';
import { deskFeedWords } from '#web/words/company-desk/desk-feed-words.ts';
import { CsvLines } from '../fields/CsvLines.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { FeedProblem } from './DeskFeed.tsx';
import { DeskFeedReport } from './DeskFeedReport.tsx';

/** Jobs of a CSV file, tried before they are published. */
export const DeskFile = observer(function DeskFile() {
  const words = useWords(deskFeedWords);
  const store = useStore(DeskFeedStore);
  const tried = store.triedOf('text');
  const done = store.uploading.value;
  const tryIt = (event: FormEvent) => {
    event.preventDefault();
    void store.tryFile();
  };
  return (
    <details className="card">
      <summary>{words.fileHeading}</summary>
      <form className="stack g3" onSubmit={tryIt} noValidate>
        <p className="sm muted">{words.fileLead}</p>
        <CsvLines text={store.text} unfit={store.unfit === 'url' ? undefined : store.unfit} onText={(text) => store.type({ text })} />
        {tried && <DeskFeedReport report={tried} heading={words.tried} />}
        {done && <DeskFeedReport report={done} heading={words.readOn(done.on === store.today, done.on, done.at)} />}
        <FeedProblem kind="text" />
        {tried?.trouble === null && <p className="sm">{words.uploadMeans}</p>}
        <div className="row">
          <Button type="submit" busy={store.isBusy}>
            {words.try}
          </Button>
          {tried?.trouble === null && (
            <Button look="main" busy={store.isBusy} onClick={() => void store.upload()}>
              {words.upload}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
});

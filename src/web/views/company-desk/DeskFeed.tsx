import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { feedHours, longestFeedAddress } from '#core/company-desk/feed-address.ts';
import type { DeskFeed as Feed } from '#core/company-desk/job-feeds.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import type { DeskOverview } from '#core/company-desk/desk.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { DeskFeedStore } from '#web/stores/company-desk/desk-feed-store.ts';
import { deskFeedWords } from '#web/words/company-desk/desk-feed-words.ts';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { DeskFeedReport } from './DeskFeedReport.tsx';
import styles from './company-desk.module.css';

/** Feed of a company's jobs: how the last reading went, and the way to change it. */
export const DeskFeed = observer(function DeskFeed({ desk: { company, role } }: { readonly desk: DeskOverview }) {
  const words = useWords(deskFeedWords);
  const store = useStore(DeskFeedStore);
  useEffect(() => void store.open(), [store, company.urlName]);
  const isWriter = mayWrite(role);
  return (
    <section className="card stack g3" aria-labelledby="desk-feed">
      <h2 id="desk-feed">{words.heading}</h2>
      <p className="sm muted">{words.lead}</p>
      <Await request={store.feed}>
        {(feed) => (
          <>
            {feed ? <Running feed={feed} isWriter={isWriter} /> : !isWriter && <p>{words.off}</p>}
            {isWriter && (feed === null || store.isChanging) && <FeedForm />}
          </>
        )}
      </Await>
      {store.isStopAsked && <Stopping />}
    </section>
  );
});

const Running = observer(function Running({ feed, isWriter }: { readonly feed: Feed; readonly isWriter: boolean }) {
  const words = useWords(deskFeedWords);
  const store = useStore(DeskFeedStore);
  const { url, hour, last, readings, taken } = feed;
  return (
    <div className="stack g3">
      <p className={`sm ${styles.address}`}>
        {words.daily(url, hour)} {readings > 0 && words.through(taken, readings)}
      </p>
      {last && <DeskFeedReport report={last} heading={words.readOn(last.on === store.today, last.on, last.at)} />}
      {isWriter && !store.isChanging && (
        <div className="row">
          <Button onClick={() => store.change(true)}>{words.change}</Button>
          <Button look="quiet" onClick={() => store.askToStop(true)}>
            {words.stop}
          </Button>
        </div>
      )}
    </div>
  );
});

const FeedForm = observer(function FeedForm() {
  const words = useWords(deskFeedWords);
  const [store, toasts] = [useStore(DeskFeedStore), useStore(ToastStore)];
  const tried = store.triedOf('url');
  const tryIt = (event: FormEvent) => {
    event.preventDefault();
    void store.tryAddress();
  };
  const start = async () => void ((await store.start()) && toasts.show({ type: 'success', text1: words.started }));
  const isFit = tried !== undefined && tried.trouble === null;
  return (
    <form className="stack g3" onSubmit={tryIt} noValidate>
      <Address />
      {tried && <DeskFeedReport report={tried} heading={words.tried} />}
      <FeedProblem kind="url" />
      <div className="row">
        {isFit && (
          <Button look="main" busy={store.isBusy} onClick={() => void start()}>
            {words.start}
          </Button>
        )}
        <Button type="submit" look={isFit ? undefined : 'main'} busy={store.isBusy}>
          {words.try}
        </Button>
        {store.isChanging && <Button onClick={() => store.change(false)}>{words.notNow}</Button>}
      </div>
    </form>
  );
});

const Address = observer(function Address() {
  const words = useWords(deskFeedWords);
  const store = useStore(DeskFeedStore);
  return (
    <>
      <p className="sm muted">{words.kinds}</p>
      <Field label={words.url} hint={words.urlHint} error={store.unfit === 'url' ? words.unfit : undefined}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestFeedAddress}
            value={store.url}
            onChange={({ currentTarget }) => store.type({ url: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={words.hour}>
        {(control) => (
          <Select
            {...control}
            value={String(store.hour)}
            onChange={({ currentTarget }) => store.type({ hour: Number(currentTarget.value) })}
            options={feedHours.map((hour) => ({ value: String(hour), label: words.hourOf(hour) }))}
          />
        )}
      </Field>
    </>
  );
});

export const FeedProblem = observer(function FeedProblem({ kind }: { readonly kind: 'url' | 'text' }) {
  const words = useWords(deskFeedWords);
  const problem = useStore(DeskFeedStore).problemOf(kind);
  return (
    problem && (
      <p role="alert" className="err">
        {words.problems[problem]}
      </p>
    )
  );
});

const Stopping = observer(function Stopping() {
  const words = useWords(deskFeedWords);
  const [store, toasts] = [useStore(DeskFeedStore), useStore(ToastStore)];
  const stop = async () => void ((await store.stop()) && toasts.show({ type: 'success', text1: words.stopped }));
  const foot = (
    <>
      <Button look="main" busy={store.isBusy} onClick={() => void stop()}>
        {words.stop}
      </Button>
      <Button onClick={() => store.askToStop(false)}>{words.notNow}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={() => store.askToStop(false)} title={words.stopTitle} foot={foot}>
      <p>{words.stopMeans}</p>
      <FeedProblem kind="url" />
    </Dialog>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ClaimStore } from '#web/stores/persona-keys/claim-store.ts';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { LogInLink } from '../login/LogInLink.tsx';
import { OnboardingButton } from '../onboarding/OnboardingButton.tsx';
import { useBeginning } from '../content/use-name-begun.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useQuery } from '../use-query.ts';
import { useWords } from '../words.tsx';
import styles from '../settings/settings.module.css';
import { BringKey } from '../persona-keys/BringKey.tsx';
import { ClaimName } from '../persona-keys/ClaimName.tsx';
import { DoneBefore } from '../persona-keys/DoneBefore.tsx';
import { KeepKey } from '../persona-keys/KeepKey.tsx';
import { LeftOver } from '../persona-keys/LeftOver.tsx';
import { Asked, LetNameGo } from '../persona-keys/LetNameGo.tsx';
import { LostKey } from '../persona-keys/LostKey.tsx';
import { NewName } from '../persona-keys/NewName.tsx';
import { NameAway } from '../persona-keys/NameAway.tsx';
import { NameCard } from '../persona-keys/NameCard.tsx';
import { OthersKeys } from '../persona-keys/OthersKeys.tsx';
import { SeveralNames } from '../persona-keys/SeveralNames.tsx';

/** Page of the made-up name, opened by its key for members and guests (F-07). */
export const MadeUpNameScreen = observer(function MadeUpNameScreen() {
  const words = useWords(personaKeyWords);
  const { isKnown, isAwake } = useStore(SessionStore);
  const store = useStore(MadeUpNameStore);
  const { state } = store.reading;
  useEffect(() => {
    if (isKnown) void store.open();
  }, [store, isKnown, isAwake]);
  return (
    <SettingsPage title={words.title} lead={store.place === undefined ? words.description : words.lead}>
      <DoneBefore />
      {state.status === 'FAILURE' && state.failure.code === 'KEYS_NOT_KEPT' ? (
        <EmptyState title={words.unkept} level={2} />
      ) : (
        <ErrorBoundary>
          <Await request={store.reading} meanwhile={<p className="muted">{words.reading}</p>}>
            {() => (
              <>
                <Place />
                <OthersKeys />
              </>
            )}
          </Await>
        </ErrorBoundary>
      )}
    </SettingsPage>
  );
});

const Place = observer(function Place() {
  const { place } = useStore(MadeUpNameStore);
  const [isOpened, open] = useState(false);
  const hasLetGo = useHasLetGo();
  if (place === 'here' && hasLetGo && !isOpened) return <LeftOver onOpen={() => open(true)} />;
  switch (place) {
    case 'here':
      return <Here />;
    case 'among-several':
      return (
        <>
          <SeveralNames />
          <BringSection />
        </>
      );
    case 'elsewhere':
      return <Elsewhere />;
    case 'waiting':
      return <Waiting />;
    case 'unfinished':
      return <Unfinished />;
    case 'gone':
      return <Gone />;
    case 'deleted':
      return <Deleted />;
    default:
      return <Nowhere />;
  }
});

function useHasLetGo(): boolean {
  const now = useQuery().get('now');
  return now === 'forgotten' || now === 'deleted';
}

const Here = observer(function Here() {
  const words = useWords(personaKeyWords);
  return (
    <>
      <NameCard />
      <KeepKey />
      <LostKey />
      <LetNameGo />
      <details className={styles.section}>
        <summary>{words.bring.heading}</summary>
        <BringKey />
      </details>
    </>
  );
});

const Waiting = observer(function Waiting() {
  const words = useWords(personaKeyWords);
  const store = useStore(MadeUpNameStore);
  const begins = useBeginning()();
  return <NameAway heading={words.waiting(store.reading.value?.waiting ?? '', begins?.by)} says={[words.away.waiting]} />;
});

const Unfinished = observer(function Unfinished() {
  const words = useWords(personaKeyWords);
  return (
    <>
      <NameAway heading={words.unfinished} says={[words.away.unfinished]}>
        <NewName press={words.finish} />
      </NameAway>
      <BringSection />
    </>
  );
});

const Gone = observer(function Gone() {
  const words = useWords(personaKeyWords);
  const store = useStore(MadeUpNameStore);
  const userName = store.reading.value?.deleted ?? '';
  return (
    <>
      <NameAway heading={words.gone} says={[words.deleted(userName), words.deletedKept]}>
        <div className="needs-script">
          <Asked
            press={words.letGo.forget}
            title={words.letGo.forgetSure(userName)}
            says={[words.letGo.forgetText]}
            request={store.forgetting}
            onSure={() => store.forget()}
          />
        </div>
      </NameAway>
      <BringSection />
    </>
  );
});

const Deleted = observer(function Deleted() {
  const words = useWords(personaKeyWords);
  const { quarter } = useStore(MadeUpNameStore);
  const { isDeclined } = useStore(ClaimStore);
  return (
    <>
      <ClaimName />
      <NameAway isAnswer={isDeclined} heading={words.gone} says={[words.away.deleted, ...(quarter ? [words.letGo.deleteNext(quarter)] : [])]}>
        <NewName press={words.lost.make} />
      </NameAway>
      <BringSection />
    </>
  );
});

const Elsewhere = observer(function Elsewhere() {
  const words = useWords(personaKeyWords);
  const { names, isDeclined } = useStore(ClaimStore);
  return (
    <>
      <ClaimName />
      {names.length === 0 && <NameAway isAnswer={isDeclined} heading={words.elsewhere} says={[words.away.elsewhere]} />}
      <BringSection />
      <LostKey isLost />
    </>
  );
});

const Nowhere = observer(function Nowhere() {
  const words = useWords(personaKeyWords);
  const { isAwake } = useStore(SessionStore);
  const { names, isDeclined } = useStore(ClaimStore);
  return (
    <>
      <ClaimName />
      {names.length === 0 && (
        <NameAway isAnswer={isDeclined} heading={isDeclined ? words.notYours : words.nowhere} says={[isAwake ? words.nowhereMember : words.nowhereGuest]}>
          <div>{isAwake ? <OnboardingButton need="w">{words.choose}</OnboardingButton> : <LogInLink className="btn" />}</div>
        </NameAway>
      )}
      <BringSection />
    </>
  );
});

const BringSection = observer(function BringSection() {
  const words = useWords(personaKeyWords);
  return (
    <section className={styles.section} aria-labelledby="bring-key">
      <h2 id="bring-key">{words.bring.heading}</h2>
      <BringKey />
    </section>
  );
});

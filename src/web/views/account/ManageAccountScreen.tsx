import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { AccountStore } from '#web/stores/account/account-store.ts';
import { AskedAccountStore } from '#web/stores/account/asked-account-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { LogInLink } from '../login/LogInLink.tsx';
import { DeactivatedCard } from '../login/DeactivatedNotice.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { AccountProblemLine } from './AccountProblemLine.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DeletionLookedAfter } from './DeletionLookedAfter.tsx';
import { DeletionReceiptCard } from './DeletionReceiptCard.tsx';
import { OtherAccount } from './OtherAccount.tsx';
import { ReceiptLookUp } from './ReceiptLookUp.tsx';
import { DeactivateAccount } from './DeactivateAccount.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { GuestCard } from '../settings/GuestCard.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';

/** Deactivates or deletes an account and shows what remains. */
export const ManageAccountScreen = observer(function ManageAccountScreen() {
  const words = useWords(accountWords);
  const { isSignedIn } = useStore(SessionStore);
  const store = useStore(AccountStore);
  const login = useStore(LoginStore);
  useEffect(() => void store.open(), [isSignedIn, store]);
  useEffect(() => {
    if (store.receipt) login.close();
  }, [store.receipt, login]);
  if (store.receipt) {
    return (
      <div className={`wrap page ${styles.screen}`}>
        <DeletionReceiptCard receipt={store.receipt} isNew />
      </div>
    );
  }
  if (store.isDeactivated) return <Deactivated />;
  return (
    <SettingsPage title={words.title} lead={words.lead}>
      {isSignedIn ? <OfMember /> : <OfGuest />}
    </SettingsPage>
  );
});

const OfMember = observer(function OfMember() {
  const words = useWords(accountWords);
  const { isDeactivated, member } = useStore(SessionStore);
  const asked = useStore(AskedAccountStore);
  const { wishForOther } = asked;
  useEffect(() => asked.open(), [asked]);
  return (
    <>
      {member && <p>{words.whose(member.displayName, member.loginSource)}</p>}
      {wishForOther ? <OtherAccount wish={wishForOther} /> : <Ways isDeactivated={isDeactivated} />}
    </>
  );
});

const Ways = ({ isDeactivated }: { readonly isDeactivated: boolean }) => (
  <div className="stack g3">
    <ErrorBoundary>
      <TakeAlong />
    </ErrorBoundary>
    <ErrorBoundary>{isDeactivated ? <DeactivatedCard /> : <DeactivateAccount />}</ErrorBoundary>
    <ErrorBoundary>
      <DeleteAccount />
    </ErrorBoundary>
  </div>
);

const OfGuest = observer(function OfGuest() {
  const words = useWords(accountWords);
  const store = useStore(AccountStore);
  return (
    <>
      <DeletionLookedAfter />
      <AccountProblemLine problem={store.problem} wish="delete" />
      <GuestCard title={words.guest} because={words.guestBecause} />
      <ReceiptLookUp />
    </>
  );
});

const Deactivated = observer(function Deactivated() {
  const { deactivation } = useWords(accountWords);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void place.current?.focus(), []);
  return (
    <div className="wrap page" ref={place} tabIndex={-1}>
      <EmptyState title={deactivation.done} level={1} because={deactivation.doneText}>
        <LogInLink className="btn" />
      </EmptyState>
    </div>
  );
});

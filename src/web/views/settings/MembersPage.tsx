import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { DeactivatedCard } from '../login/DeactivatedNotice.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { GuestCard } from './GuestCard.tsx';
import { SettingsPage } from './SettingsPage.tsx';

interface MembersPageProps {
  readonly title: string;
  readonly lead: string;
  readonly guest: string;
  readonly guestBecause: string;
  /** Requests the page's data once an active member opens it or logs in. */
  readonly open: () => unknown;
  readonly forAll?: ReactNode;
  readonly children: ReactNode;
}

/** Settings page for members: guests log in, deactivated accounts reactivate. */
export const MembersPage = observer(function MembersPage({ title, lead, guest, guestBecause, open, forAll, children }: MembersPageProps) {
  const { isSignedIn, isDeactivated, isAwake } = useStore(SessionStore);
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (isAwake) void openNow();
  }, [isAwake]);
  return (
    <SettingsPage title={title} lead={lead}>
      {forAll}
      {isDeactivated ? <DeactivatedCard /> : isSignedIn ? <ErrorBoundary>{children}</ErrorBoundary> : <GuestCard title={guest} because={guestBecause} />}
    </SettingsPage>
  );
});

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
  /** The sentences of the card that asks a guest to log in. */
  readonly guest: string;
  readonly guestBecause: string;
  /** Asks for what the page shows. It is called for a member whose account is active, when the page opens or once they log in. */
  readonly open: () => unknown;
  /** What guests see, too, above the rest. */
  readonly forAll?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the settings whose content belongs to a member: a guest is asked to log in, and a deactivated account can be activated again. */
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

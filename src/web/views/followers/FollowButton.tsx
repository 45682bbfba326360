import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CompanyHeader } from '#core/companies/company.ts';
import { FollowStore, type FollowedCompany } from '#web/stores/followers/follow-store.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { EitherLabel } from '../ui/EitherLabel.tsx';
import { PlusIcon } from '../ui/form-icons.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

/** Follows or leaves at once. Ignores the second half of a double press, which would undo it. */
export const FollowButton = observer(function FollowButton({ company }: { readonly company: FollowedCompany & Pick<CompanyHeader, 'name'> }) {
  const { urlName, name } = company;
  const { page } = useWords(companyWords);
  const follow = useStore(FollowStore);
  const toasts = useStore(ToastStore);
  const connection = useStore(ConnectionStore);
  const { isSignedIn } = useStore(SessionStore);
  const asMember = useMembersOnly('feed');
  useEffect(() => {
    if (isSignedIn) void follow.open(company);
  }, [follow, company, isSignedIn]);
  const isFollowed = follow.membership(company)?.isFollowed ?? false;
  const press = async () => {
    if (await follow.press(company)) return;
    const failed = follow.failure(company)?.code === 'TOO_MANY' ? page.followsFull : page.followFailed;
    toasts.show({ type: 'failure', text1: connection.isAway ? page.followOffline : failed });
  };
  return (
    <Button
      className="needs-script"
      aria-pressed={isFollowed}
      aria-label={isFollowed ? page.followingNamed(name) : page.followNamed(name)}
      onClick={({ detail }) => detail < 2 && asMember(() => void press(), { kind: 'follow', urlName, name })}
    >
      <EitherLabel
        isOn={isFollowed}
        on={
          <>
            <CheckIcon small />
            {page.following}
          </>
        }
        off={
          <>
            <PlusIcon small />
            {page.follow}
          </>
        }
      />
    </Button>
  );
});

import { observer } from 'mobx-react-lite';
import type { Career } from '#core/careers/career.ts';
import { ProfileStore } from '#web/stores/profile/profile-store.ts';
import { CareerCheckStore } from '#web/stores/profile/career-check-store.ts';
import { VerificationMethodsStore } from '#web/stores/verification/verification-methods-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Another question to the job portal, for members with an account there. */
export const CheckAgain = observer(function CheckAgain({ career }: { readonly career: Career }) {
  const { check: words } = useWords(profileWords);
  const store = useStore(CareerCheckStore);
  const methods = useStore(VerificationMethodsStore);
  const { known } = useStore(ProfileStore);
  const isOpen = career.status.type !== 'unemployed' && career.verification.verified !== 'VERIFIED';
  if (!isOpen || !known?.naukriUser || !methods.request.value?.includes('portal')) return null;
  return (
    <div className="stack g3">
      <div className="row needs-script">
        <Button busy={store.isBusy} onClick={() => void store.check(career)}>
          {words.again}
        </Button>
        <Button look="quiet" busy={store.isBusy} onClick={() => void store.deny()}>
          {words.noAccount}
        </Button>
      </div>
      <div role="status">
        {store.hasFailed && <p className="err">{words.failed}</p>}
        {store.reply && <Reply />}
      </div>
    </div>
  );
});

const Reply = observer(function Reply() {
  const { check: words } = useWords(profileWords);
  const { reply } = useStore(CareerCheckStore);
  if (!reply?.loginUrl) return <p>{reply?.outcome === 'missing' ? words.missing : words.unconfirmed}</p>;
  return (
    <p>
      {words.logInBecause} <a href={reply.loginUrl}>{words.logIn}</a>
    </p>
  );
});

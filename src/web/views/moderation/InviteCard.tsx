import { observer } from 'mobx-react-lite';
import { grantedRoles } from '#core/moderation/member-role.ts';
import { TeamStore } from '#web/stores/moderation/team-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { teamWords } from '#web/words/moderation/team-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Makes a claim link for one person, shown only once. */
export const InviteCard = observer(function InviteCard() {
  const { invite: words, failed } = useWords(teamWords);
  const store = useStore(TeamStore);
  const toasts = useStore(ToastStore);
  const isBusy = store.inviting.state.status === 'LOADING';
  const copy = async () => toasts.show((await store.copyLink()) ? { type: 'success', text1: words.copied } : { type: 'failure', text1: words.notCopied });
  return (
    <section className="card stack g3" aria-labelledby="invite">
      <h2 id="invite">{words.title}</h2>
      <p>{words.text}</p>
      <div className="row">
        {grantedRoles.map((role) => (
          <Button key={role} className="needs-script" busy={isBusy} onClick={() => void store.invite(role)}>
            {words[role]}
          </Button>
        ))}
      </div>
      {store.inviting.state.status === 'FAILURE' && (
        <p className="err" role="alert">
          {failed}
        </p>
      )}
      {store.link !== undefined && (
        <>
          <Field label={words.link}>{(control) => <input {...control} className="input" readOnly value={store.link} />}</Field>
          <div>
            <Button onClick={() => void copy()}>{words.copy}</Button>
          </div>
        </>
      )}
    </section>
  );
});

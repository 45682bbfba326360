import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { longestDeskName } from '#core/company-desk/desk-role.ts';
import { longestMailAddress } from '#core/verification/work-address.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Way of an owner to let a colleague in. */
export const DeskInvitationForm = observer(function DeskInvitationForm() {
  const words = useWords(deskWords);
  const [store, toasts] = [useStore(CompanyDeskStore), useStore(ToastStore)];
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.invite()) toasts.show({ type: 'success', text1: words.invited });
  };
  return (
    <details>
      <summary>{words.inviteTitle}</summary>
      <form className="stack g3" onSubmit={(event) => void invite(event)} noValidate>
        <Colleague />
        <Roles />
        <Button type="submit" busy={store.changing.state.status === 'LOADING'}>
          {words.invite}
        </Button>
      </form>
    </details>
  );
});

const Colleague = observer(function Colleague() {
  const words = useWords(deskWords);
  const store = useStore(CompanyDeskStore);
  const { invited, changing, unfit } = store;
  const isForeign = changing.state.status === 'FAILURE' && changing.state.failure.code === 'MAIL_FOREIGN';
  return (
    <>
      <Field label={words.inviteName} error={unfit === 'nameless' ? words.nameless : undefined}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={longestDeskName}
            value={invited.name}
            onChange={({ currentTarget }) => store.typeInvited({ name: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={words.inviteAddress} error={isForeign ? words.foreign : unfit === 'shape' ? words.problems.shape : undefined}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestMailAddress}
            value={invited.address}
            onChange={({ currentTarget }) => store.typeInvited({ address: currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
});

const Roles = observer(function Roles() {
  const words = useWords(deskWords);
  const store = useStore(CompanyDeskStore);
  return (
    <fieldset className="row">
      <legend className="sm">{words.inviteRole}</legend>
      {(['writer', 'reader'] as const).map((role) => (
        <label key={role} className="row">
          <input type="radio" name="desk-role" checked={store.invited.role === role} onChange={() => store.typeInvited({ role })} />
          {words.roles[role]}
        </label>
      ))}
    </fieldset>
  );
});

import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { avatarNamed } from '#core/personas/avatar.ts';
import { ClaimStore } from '#web/stores/persona-keys/claim-store.ts';
import type { ClaimWords } from '#web/words/en/persona-keys/claim.ts';
import { useStore } from '../stores.tsx';
import { Avatar } from '../ui/Avatar.tsx';

/** Asks if an unclaimed name is the member's, by default not. */
export const ClaimQuestion = observer(function ClaimQuestion({ says }: { readonly says: ClaimWords }) {
  const store = useStore(ClaimStore);
  const group = useId();
  return (
    <fieldset className="field">
      <legend>{store.names.length === 1 ? says.one : says.several}</legend>
      <p className="hint">{says.lead}</p>
      {store.names.map(({ publicKey, persona: { userName, avatarUri } }) => (
        <label key={publicKey} className="row">
          <input type="radio" name={group} checked={store.wanted === publicKey} onChange={() => store.choose(publicKey)} />
          <Avatar name={userName} picture={avatarNamed(avatarUri)} />
          {says.yes(userName)}
        </label>
      ))}
      <label className="row">
        <input type="radio" name={group} checked={store.wanted === undefined} onChange={() => store.choose(undefined)} />
        {says.no}
      </label>
    </fieldset>
  );
});

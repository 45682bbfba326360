import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { ClaimStore } from '#web/stores/persona-keys/claim-store.ts';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { ClaimQuestion } from './ClaimQuestion.tsx';
import { KeyProblemLine } from './KeyProblemLine.tsx';

/** Asks a member without a key about an unclaimed one here. */
export const ClaimName = observer(function ClaimName() {
  const words = useWords(personaKeyWords);
  const { isAwake } = useStore(SessionStore);
  const page = useStore(MadeUpNameStore);
  const store = useStore(ClaimStore);
  useEffect(() => {
    if (isAwake) void store.look();
  }, [store, isAwake]);
  if (store.names.length === 0) return null;
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.answer()) page.restart('returned');
  };
  return (
    <form className="card stack" onSubmit={(event) => void answer(event)}>
      <ClaimQuestion says={words.claim} />
      <KeyProblemLine request={store.claiming} />
      <div>
        <Button type="submit" busy={store.claiming.state.status === 'LOADING'}>
          {words.claimPress}
        </Button>
      </div>
    </form>
  );
});

import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { GrievanceStore } from '#web/stores/support/grievance-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { GrievanceState } from './GrievanceState.tsx';

/** The form that finds a grievance by its number. */
export const GrievanceLookUp = observer(function GrievanceLookUp() {
  const { lookUp: words } = useWords(supportWords);
  const store = useStore(GrievanceStore);
  const { state } = store.lookingUp;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store.lookUp();
  };
  const failure = state.status === 'FAILURE' ? (['missing', 'invalid'].includes(state.failure.kind) ? words.missing : words.failed) : undefined;
  const isOwn = store.ownNumber !== undefined && store.number === store.ownNumber;
  return (
    <section className="needs-script stack g4" aria-labelledby="grievance-look-up">
      <h2 id="grievance-look-up">{words.heading}</h2>
      <form className="stack g3" onSubmit={send} noValidate>
        <Field label={words.label} hint={isOwn ? words.own : ''} error={store.isUnfit ? words.unfit : failure}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={store.number}
              onChange={({ currentTarget }) => store.type(currentTarget.value)}
            />
          )}
        </Field>
        <div className="row">
          <Button type="submit" busy={state.status === 'LOADING'}>
            {words.press}
          </Button>
          {isOwn && (
            <Button look="quiet" onClick={() => store.forget()}>
              {words.forget}
            </Button>
          )}
        </div>
      </form>
      <div role="status">{state.status === 'SUCCESS' && <GrievanceState grievance={state.value} />}</div>
    </section>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { GrievanceStore } from '#web/stores/support/grievance-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { CodeInput } from '../fields/CodeInput.tsx';
import { Field } from '../fields/Field.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { GrievanceState } from './GrievanceState.tsx';
import styles from './support.module.css';

export const GrievanceLookUp = observer(function GrievanceLookUp() {
  const { lookUp: words } = useWords(supportWords);
  const store = useStore(GrievanceStore);
  const { state, isMissing } = store.lookingUp;
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const place = useAnswerFocus(state);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store.lookUp().then(point);
  };
  const failure = state.status === 'FAILURE' && !isMissing ? words.failed : undefined;
  const isOwn = store.ownNumber !== undefined && store.number === store.ownNumber;
  return (
    <section ref={place} className="needs-script stack g4" aria-labelledby="grievance-look-up">
      <h2 id="grievance-look-up" className={styles.onScreen}>
        {words.heading}
      </h2>
      <form ref={form} className="stack g3" onSubmit={send} noValidate>
        <Field label={words.label} hint={isOwn ? words.own : ''} error={store.isUnfit ? words.unfit : failure}>
          {(control) => <CodeInput {...control} value={store.number} onType={(text) => store.type(text)} />}
        </Field>
        <Presses isOwn={isOwn} forgotten={() => form.current?.querySelector('input')?.focus()} />
      </form>
      {state.status === 'SUCCESS' && <GrievanceState grievance={state.value} />}
      {isMissing && <NoGrievance />}
    </section>
  );
});

interface PressesProps {
  /** True if the number is the last one from this device. */
  readonly isOwn: boolean;
  /** Moves focus on, as the button is then gone. */
  readonly forgotten: () => void;
}

const Presses = observer(function Presses({ isOwn, forgotten }: PressesProps) {
  const { lookUp: words } = useWords(supportWords);
  const store = useStore(GrievanceStore);
  const forget = () => {
    store.forget();
    forgotten();
  };
  return (
    <div className="row">
      <Button type="submit" busy={store.lookingUp.state.status === 'LOADING'}>
        {words.press}
      </Button>
      {isOwn && (
        <Button look="quiet" onClick={forget}>
          {words.forget}
        </Button>
      )}
    </div>
  );
});

const NoGrievance = observer(function NoGrievance() {
  const { lookUp: words } = useWords(supportWords);
  return (
    <div className="card stack g3">
      <h3 tabIndex={-1}>{words.missing}</h3>
      <p>{words.missingBecause}</p>
    </div>
  );
});

/** Focuses an arriving answer's heading, or the field if there is none. Earlier answers take no focus. */
function useAnswerFocus(state: unknown): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== state) place.current?.querySelector<HTMLElement>('h3, [aria-invalid="true"]')?.focus();
    seen.current = state;
  }, [state]);
  return place;
}

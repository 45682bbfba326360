import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { demandedThings, demandingAuthorities } from '#core/support/summons-notice.ts';
import { SummonsNoticeStore } from '#web/stores/support/summons-notice-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { RadioChoices } from '../fields/RadioChoices.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

export const SummonsNoticeForm = observer(function SummonsNoticeForm() {
  const { summons: words } = useWords(supportWords);
  const { isCounted } = useStore(SummonsNoticeStore);
  return (
    <section className="needs-script stack g3" aria-labelledby="summons-form">
      <h2 id="summons-form">{words.form}</h2>
      {isCounted ? <Thanks /> : <Form />}
    </section>
  );
});

const Thanks = observer(function Thanks() {
  const { summons: words } = useWords(supportWords);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div className="card stack g3">
      <p ref={line} tabIndex={-1} role="status">
        {words.thanks}
      </p>
      <Link className="go" to={`${screens.transparency}#demands`}>
        {words.report}
      </Link>
    </div>
  );
});

const Form = observer(function Form() {
  const { summons: words } = useWords(supportWords);
  const store = useStore(SummonsNoticeStore);
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const { authority, asks, hasTried, sending } = store;
  const { state } = sending;
  return (
    <form
      ref={form}
      className="card stack g4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.send().then(point);
      }}
    >
      <RadioChoices
        label={words.from}
        look="strong"
        options={demandingAuthorities.map((value) => ({ value, label: words.authorities[value] }))}
        value={authority}
        onChange={(value) => store.from(value)}
        error={hasTried && authority === undefined && words.choose}
      />
      <RadioChoices
        label={words.asks}
        look="strong"
        options={demandedThings.map((value) => ({ value, label: words.things[value] }))}
        value={asks}
        onChange={(value) => store.askFor(value)}
        error={hasTried && asks === undefined && words.choose}
      />
      <p className="muted">{words.counts}</p>
      <div role="alert">{state.status === 'FAILURE' && <p className="err">{state.failure.kind === 'limited' ? words.limited : words.failed}</p>}</div>
      <div className="row">
        <Button look="main" type="submit" busy={state.status === 'LOADING'}>
          {state.status === 'LOADING' ? words.sending : words.send}
        </Button>
      </div>
    </form>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { weeklyMailTopics, type WeeklyMailTopic } from '#core/digests/digest.ts';
import type { OwnMailAddress } from '#core/mail/mail-addresses.ts';
import { longestMailAddress } from '#core/verification/work-address.ts';
import { WeeklyMailStore } from '#web/stores/mail/weekly-mail-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { mailWords } from '#web/words/mail/mail-words.ts';
import { Field } from '../fields/Field.tsx';
import { Switch } from '../fields/Switch.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './settings.module.css';

/** Weekly mail and its confirmed address. Draws nothing where no mails are sent. */
export const WeeklyMail = observer(function WeeklyMail() {
  const words = useWords(mailWords);
  const store = useStore(WeeklyMailStore);
  const { isAwake } = useStore(SessionStore);
  useEffect(() => {
    if (isAwake) void store.open();
  }, [isAwake, store]);
  if (store.reading.value?.isOffered === false) return null;
  return (
    <section className={styles.section} aria-labelledby="weekly-mail">
      <h2 id="weekly-mail">{words.heading}</h2>
      <p>{words.lead}</p>
      <Await request={store.reading}>
        {({ address }) => (
          <div className={`card ${styles.stack}`}>
            <p className="muted sm">{words.promise}</p>
            {address && <ConfirmedAddress address={address} />}
            {(!address || store.isChanging) && <MailAddressForm topic="weekly-digest" />}
            <MailProblem />
          </div>
        )}
      </Await>
    </section>
  );
});

const ConfirmedAddress = observer(function ConfirmedAddress({ address: { masked, isConfirmed } }: { readonly address: OwnMailAddress }) {
  const words = useWords(mailWords);
  const store = useStore(WeeklyMailStore);
  return (
    <>
      <p role="status">{isConfirmed ? words.confirmed(masked) : words.unconfirmed(masked)}</p>
      {weeklyMailTopics.map((topic) => (
        <div key={topic} className={styles.setting}>
          <Switch
            label={words.topics[topic].label}
            checked={store.wants(topic)}
            onChange={(isOn) => void store.want(topic, isOn)}
            aria-describedby={`about-${topic}`}
          />
          <p id={`about-${topic}`} className="muted sm">
            {words.topics[topic].text}
          </p>
        </div>
      ))}
      <div className="row needs-script">
        {!store.isChanging && <Button onClick={() => store.change(true)}>{words.change}</Button>}
        <Button look="quiet" onClick={() => void store.remove()}>
          {words.remove}
        </Button>
      </div>
    </>
  );
});

export const MailAddressForm = observer(function MailAddressForm({ topic }: { readonly topic: WeeklyMailTopic }) {
  const words = useWords(mailWords);
  const store = useStore(WeeklyMailStore);
  const { form, point } = useInvalidFocus<HTMLFormElement>();
  const give = async (event: FormEvent) => {
    event.preventDefault();
    await store.give(topic);
    point();
  };
  return (
    <form ref={form} className={styles.stack} onSubmit={(event) => void give(event)} noValidate>
      <Field label={words.label} hint={words.hint} error={store.problem === 'form' ? words.problem.form : undefined}>
        {(control) => (
          <input
            {...control}
            className={`input ${styles.narrow}`}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestMailAddress}
            value={store.typed}
            onChange={({ currentTarget }) => store.type(currentTarget.value)}
          />
        )}
      </Field>
      <div className="row needs-script">
        <Button look="main" type="submit" busy={store.isSending}>
          {store.isSending ? words.sending : words.send}
        </Button>
        {store.isChanging && (
          <Button look="quiet" onClick={() => store.change(false)}>
            {words.keep}
          </Button>
        )}
      </div>
    </form>
  );
});

export const MailProblem = observer(function MailProblem() {
  const words = useWords(mailWords);
  const { problem } = useStore(WeeklyMailStore);
  return (
    <p className="err" role="alert">
      {problem && problem !== 'form' && (
        <>
          <WarningIcon small />
          {words.problem[problem]}
        </>
      )}
    </p>
  );
});

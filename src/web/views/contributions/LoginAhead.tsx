import { observer } from 'mobx-react-lite';
import { HostStore } from '#web/stores/app/host-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Tells that login precedes sending, and why the two cannot be linked. */
export const LoginAhead = observer(function LoginAhead() {
  const { ahead } = useWords(contributionWords).form;
  const { settings } = useStore(HostStore);
  return (
    <div className="inset">
      <p>
        <b>{ahead.needed}</b> {ahead.any} {ahead.counts(settings.countedProofs)}
      </p>
      <details>
        <summary className="go">{ahead.why}</summary>
        <ol>
          {ahead.because.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </div>
  );
});

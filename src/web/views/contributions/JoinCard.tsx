import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { OnboardingButton } from '../onboarding/OnboardingButton.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Offers joining to a member only after sending. */
export const JoinCard = observer(function JoinCard() {
  const { next } = useWords(contributionWords);
  const { awake } = useStore(SessionStore);
  const id = useId();
  if (!awake || (awake.isReader && awake.isWriter)) return null;
  return (
    <section className="card stack g3 needs-script" aria-labelledby={id}>
      <h2 id={id}>{next.join.heading}</h2>
      <p>{next.join.text}</p>
      <div className="row">
        <OnboardingButton need={awake.isReader ? 'w' : 'r'}>{next.join.go}</OnboardingButton>
      </div>
    </section>
  );
});

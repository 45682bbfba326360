import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useNameBegins } from '../content/use-name-begun.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './chat.module.css';

export const ChatNameFirst = observer(function ChatNameFirst() {
  const { title, nameFirst } = useWords(chatWords);
  const { isWriter } = useStore(SessionStore);
  const onboarding = useStore(OnboardingStore);
  const begins = useNameBegins();
  return (
    <div className={`wrap page ${styles.alone}`}>
      <h1>{title}</h1>
      <EmptyState title={begins ?? (isWriter ? nameFirst.away : nameFirst.title)} level={2}>
        <p className="muted">{nameFirst.because}</p>
        {isWriter ? (
          <Link to={screens.madeUpName} className="btn main">
            {nameFirst.toName}
          </Link>
        ) : (
          <Button look="main" onClick={() => onboarding.open('w')}>
            {nameFirst.press}
          </Button>
        )}
      </EmptyState>
    </div>
  );
});

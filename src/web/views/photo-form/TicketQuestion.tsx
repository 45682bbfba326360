import { observer } from 'mobx-react-lite';
import { UploadTicketStore } from '#web/stores/photos/upload-ticket-store.ts';
import { photoFormWords } from '#web/words/photos/photo-form-words.ts';
import styles from '../contributions/contribution-form.module.css';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';

/** Asks if a photo link is the member's own, as a stranger's link could share the key. */
export const TicketQuestion = observer(function TicketQuestion() {
  const { heading, ticket: words } = useWords(photoFormWords);
  const store = useStore(UploadTicketStore);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <h1>{heading('')}</h1>
      <Card aria-labelledby="ticket-question">
        <h2 id="ticket-question">{words.question}</h2>
        <p>{words.onlyYours}</p>
        <div className="row">
          <Button look="main" onClick={() => store.accept()}>
            {words.accept}
          </Button>
          <Button onClick={() => store.decline()}>{words.decline}</Button>
        </div>
      </Card>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { ReplyVersionsStore } from '#web/stores/company-desk/reply-versions-store.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { useMonday } from '../content/use-monday.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';

/** Earlier wordings of a company's reply, behind a press. */
export const ReplyVersions = observer(function ReplyVersions({ aboutId }: { readonly aboutId: string }) {
  const words = useWords(companyReplyWords);
  const { versions } = useStore(ReplyVersionsStore);
  const monday = useMonday();
  return (
    <details className="needs-script" onToggle={({ currentTarget }) => void (currentTarget.open && versions.sendOnce(aboutId))}>
      <summary>{words.wordings}</summary>
      <Await request={versions}>
        {([, ...earlier]) =>
          earlier.length === 0 ? (
            <p className="muted">{words.noWordings}</p>
          ) : (
            <ul className="list">
              {earlier.map(({ text, week }, at) => (
                <li key={`${earlier.length - at}`} className="item stack g1">
                  <span className="xs muted">{words.week(monday(week))}</span>
                  <span>{text === '' ? words.takenBack : text}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Await>
    </details>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '#core/votes/vote.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { FlagIcon, ShareIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { useReport } from './use-report.ts';
import { useTranslation } from './use-translation.ts';
import styles from './helpful.module.css';

export interface ShareAndReportWords {
  readonly actions: string;
  readonly share: string;
  readonly copied: string;
  readonly report: string;
  readonly open: string;
}

export interface ShareAndReportProps {
  readonly resource: Resource;
  readonly title: string;
  readonly path: string;
  /** Text to translate, where the browser can. */
  readonly text?: string;
  readonly isAlone: boolean;
  readonly words: ShareAndReportWords;
  readonly children?: ReactNode;
}

export const ShareAndReport = observer(function ShareAndReport({ resource, title, path, text = '', isAlone, words, children }: ShareAndReportProps) {
  const [actions, toasts] = [useStore(PostActionsStore), useStore(ToastStore)];
  const report = useReport();
  const translate = useTranslation(text);
  const { translate: translateSaid } = useWords(postWords);
  const share = async () => {
    if ((await actions.passOn(title, path)) === 'copied') toasts.show({ type: 'success', text1: words.copied });
  };
  return (
    <div className={styles.acts} role="group" aria-label={words.actions}>
      {children}
      <Button look="quiet" className="needs-script" onClick={() => void share()}>
        <ShareIcon />
        {words.share}
      </Button>
      <Button look="quiet" className="needs-script" onClick={() => report(resource)}>
        <FlagIcon />
        {words.report}
      </Button>
      {translate && (
        <Button look="quiet" onClick={translate}>
          {translateSaid}
        </Button>
      )}
      {!isAlone && (
        <Link to={path} className={`go ${styles.open}`}>
          {words.open}
        </Link>
      )}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { ShareStore } from '#web/stores/app/share-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { DocumentIcon } from '../ui/calculator-icons.tsx';
import { ShareIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { useUnfoldedPrint } from './use-unfolded-print.ts';
import styles from './calculators.module.css';

interface ShareToolsProps {
  readonly url: () => string;
  readonly text: () => string;
  readonly clear: () => void;
  readonly clearLabel?: string;
}

export const ShareTools = observer(function ShareTools({ url, text, clear, clearLabel }: ShareToolsProps) {
  const words = useWords(calculatorWords);
  const store = useStore(ShareStore);
  useUnfoldedPrint();
  const say = { done: words.copied, failed: words.notCopied };
  return (
    <div className={`stack g2 needs-script ${styles['tools']}`}>
      <div className="row">
        <Button onClick={() => void store.copy(url(), say)}>
          <ShareIcon small />
          {words.copyLink}
        </Button>
        <Button onClick={() => void store.copy(`${text()}\n${url()}`, say)}>
          <DocumentIcon small />
          {words.copyText}
        </Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button look="quiet" onClick={clear}>
          {clearLabel ?? words.clear}
        </Button>
      </div>
      <p className="hint">{words.linkHolds}</p>
    </div>
  );
});

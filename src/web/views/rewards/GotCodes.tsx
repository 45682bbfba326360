import { observer } from 'mobx-react-lite';
import { inLanguage } from '#core/device/language-texts.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { RewardsStore } from '#web/stores/rewards/rewards-store.ts';
import { rewardWords } from '#web/words/rewards/reward-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './rewards.module.css';

export const GotCodes = observer(function GotCodes() {
  const { codes: words } = useWords(rewardWords);
  const store = useStore(RewardsStore);
  const { language } = useStore(WordsStore);
  const codes = store.local.value?.codes ?? [];
  if (codes.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="own-codes">
      <h2 id="own-codes">{words.heading}</h2>
      <p className="muted">{words.lead}</p>
      <ul className={`list ${styles.coupons}`}>
        {codes.map((got) => (
          <li key={`${got.couponId} ${got.code}`} className={styles.coupon}>
            <h3>{inLanguage(got.title, language)}</h3>
            <CodeLine code={got.code} />
            <p className="muted sm">{words.got(got.gotOn)}</p>
            <div>
              <Button look="quiet" aria-label={words.forgetNamed(got.code)} onClick={() => void store.forget(got)}>
                {words.forget}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});

const CodeLine = observer(function CodeLine({ code }: { readonly code: string }) {
  const { codes: words } = useWords(rewardWords);
  const { copying } = useStore(CopyStore);
  const { state } = copying;
  return (
    <div className={styles.code}>
      <p>
        <span className="vh">{words.yours}</span> <code>{code}</code>
      </p>
      <Button look="quiet" aria-label={words.copyNamed(code)} onClick={() => void copying.send(code)}>
        {words.copy}
      </Button>
      <span className="hint" role="status">
        {state.status === 'SUCCESS' && state.value === code ? words.copied : state.status === 'FAILURE' && words.copyFailed}
      </span>
    </div>
  );
});

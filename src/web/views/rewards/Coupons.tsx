import { observer } from 'mobx-react-lite';
import { inLanguage } from '#core/device/language-texts.ts';
import type { Coupon } from '#core/rewards/coupon.ts';
import type { Failure } from '#core/failure.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { RewardsStore } from '#web/stores/rewards/rewards-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { rewardWords } from '#web/words/rewards/reward-words.ts';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './rewards.module.css';

/** Coupons for points, or a plain note that there are none. */
export const Coupons = observer(function Coupons() {
  const { coupons: words } = useWords(rewardWords);
  const { coupons } = useStore(RewardsStore);
  const { isLost } = useStore(ConnectionStore);
  return (
    <section className="stack" aria-labelledby="coupons">
      <h2 id="coupons">{words.heading}</h2>
      {isLost && <p role="status">{words.offline}</p>}
      <Await request={coupons}>
        {(listed) =>
          listed.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={`list ${styles.coupons}`}>
              {listed.map((coupon) => (
                <CouponRow key={coupon.couponId} coupon={coupon} />
              ))}
            </ul>
          )
        }
      </Await>
    </section>
  );
});

const CouponRow = observer(function CouponRow({ coupon }: { readonly coupon: Coupon }) {
  const { coupons: words } = useWords(rewardWords);
  const { language } = useStore(WordsStore);
  return (
    <li className={styles.coupon}>
      <h3>{inLanguage(coupon.title, language)}</h3>
      <p>{inLanguage(coupon.text, language)}</p>
      <p className="muted sm">{coupon.left === 0 ? words.usedUp : words.facts(coupon.left, coupon.endsOn)}</p>
      <Pay coupon={coupon} title={inLanguage(coupon.title, language)} />
    </li>
  );
});

/** Redeems a coupon, tells of missing points and shows the code. */
const Pay = observer(function Pay({ coupon, title }: { readonly coupon: Coupon; readonly title: string }) {
  const { coupons: words } = useWords(rewardWords);
  const store = useStore(RewardsStore);
  const { isSignedIn } = useStore(SessionStore);
  const asMember = useMembersOnly('coupons');
  const { state } = store.redeeming;
  const isPressed = store.pressed === coupon.couponId;
  const missing = isSignedIn ? coupon.points - store.points : 0;
  const mayPay = coupon.left > 0 && missing <= 0;
  return (
    <>
      {coupon.left > 0 && missing > 0 && <p>{words.needs(coupon.points, missing)}</p>}
      {mayPay && (
        <div className="needs-script">
          <Button
            look={isSignedIn ? 'main' : 'quiet'}
            busy={state.status === 'LOADING'}
            aria-label={words.getNamed(coupon.points, title)}
            onClick={() => asMember(() => void store.redeem(coupon))}
          >
            {words.get(coupon.points)}
          </Button>
        </div>
      )}
      <div role="status">
        {isPressed && state.status === 'FAILURE' && <p>{problemSaid(state.failure, words.problems)}</p>}
        {isPressed && state.status === 'SUCCESS' && <p>{words.got(state.value.code)}</p>}
      </div>
    </>
  );
});

type Problems = Readonly<Record<'offline' | 'over' | 'usedUp' | 'changed' | 'spent' | 'failed', string>>;

function problemSaid({ kind, code }: Failure, said: Problems): string {
  if (kind === 'offline') return said.offline;
  if (code === 'COUPON_OVER' || kind === 'missing') return said.over;
  if (code === 'COUPON_USED_UP') return said.usedUp;
  if (code === 'TOKENS_WRONG') return said.changed;
  return code === 'TOKEN_SPENT' ? said.spent : said.failed;
}

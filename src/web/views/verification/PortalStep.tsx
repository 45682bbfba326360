import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { InfoIcon, WarningIcon } from '../ui/icons.tsx';
import { stepForm } from '../steps/step-form.ts';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

/** Job portal. Its details stay here until the member ticks them (D-26). */
export const PortalStep = observer(function PortalStep() {
  const words = useWords(onboardingWords);
  const portal = useStore(PortalStepStore);
  const isFilling = portal.source === 'CareerStatus';
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (portal.isFound) void portal.take(words.portal, here);
    else void portal.ask(words.portal, here);
  };
  return (
    <form id={stepForm} className={styles.step} onSubmit={send}>
      <p className="muted">{words.portal.lead}</p>
      <div role="status" className={styles.news}>
        {portal.loginUrl !== null && <p className="inset">{words.portal.logInThere}</p>}
        {portal.isMissing && <Missing isFilling={isFilling} />}
        {portal.isUnconfirmed && (
          <p className="inset">
            <b>{words.portal.unconfirmed}</b> {words.portal.missingVerify}
          </p>
        )}
        {portal.isFound && !portal.isUnconfirmed && isFilling && (
          <p className="strong">{portal.offered.length > 0 ? words.portal.found : words.portal.nothingThere}</p>
        )}
        {portal.isFound && !portal.isUnconfirmed && !isFilling && <p className="strong">{words.portal.foundVerify}</p>}
      </div>
      {isFilling && portal.offered.length > 0 && <Ticks />}
      <p className={styles.aside}>
        <InfoIcon small />
        {words.portal.never}
      </p>
      <div role="alert">
        {portal.hasFailed && (
          <p className="err">
            <WarningIcon small />
            {words.portal.failed}
          </p>
        )}
      </div>
    </form>
  );
});

const Missing = observer(function Missing({ isFilling }: { readonly isFilling: boolean }) {
  const words = useWords(onboardingWords);
  return (
    <p className="inset">
      <b>{words.portal.missing}</b> {isFilling ? words.portal.missingOn : words.portal.missingVerify}
    </p>
  );
});

/** Checkboxes of portal details, none ticked in advance. */
const Ticks = observer(function Ticks() {
  const words = useWords(onboardingWords);
  const portal = useStore(PortalStepStore);
  return (
    <ul className={styles.ticks}>
      {portal.offered.map(([field, value]) => (
        <li key={field}>
          <input id={`portal-${field}`} type="checkbox" checked={portal.ticks.has(field)} onChange={() => portal.tick(field)} />
          <label htmlFor={`portal-${field}`}>
            <span className="sm muted">{words.portal.tick[field]}</span>
            <b>{value}</b>
          </label>
        </li>
      ))}
    </ul>
  );
});

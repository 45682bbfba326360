import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { AdministeredCompany } from '#core/administration/administered-companies.ts';
import { CompanyLogoStore } from '#web/stores/administration/company-logo-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { PhotoButton } from '../fields/PhotoButton.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import styles from './administration.module.css';

/** The logo of a company: shown, chosen, replaced, taken away. */
export const CompanyLogo = observer(function CompanyLogo({ company }: { readonly company: AdministeredCompany }) {
  const { logo: words } = useWords(administrationWords);
  const { problem } = useStore(CompanyLogoStore);
  return (
    <section className="card stack g3" aria-labelledby="logo">
      <h2 id="logo">{words.heading(company.name)}</h2>
      <div className={styles.logo}>
        <Logo name={company.name} picture={company.logo} size="large" />
        <Buttons company={company} />
      </div>
      <p id="logo-hint" className="hint">
        {words.hint}
      </p>
      <p className="err" role="alert">
        {problem && (
          <>
            <WarningIcon small />
            {words.problems[problem]}
          </>
        )}
      </p>
    </section>
  );
});

const Buttons = observer(function Buttons({ company }: { readonly company: AdministeredCompany }) {
  const { logo: words } = useWords(administrationWords);
  const store = useStore(CompanyLogoStore);
  const toasts = useStore(ToastStore);
  const input = useRef<HTMLInputElement>(null);
  const isSending = store.sending.state.status === 'LOADING';
  const pick = async (bytes: Uint8Array, type: string) =>
    void ((await store.send(company, bytes, type)) && toasts.show({ type: 'success', text1: words.shown }));
  const remove = async () => {
    if (!(await store.remove(company))) return;
    input.current?.focus();
    toasts.show({ type: 'success', text1: words.removed });
  };
  return (
    <div className="row">
      <PhotoButton ref={input} hint="logo-hint" busy={isSending} onPick={pick}>
        {isSending ? words.sending : company.logo ? words.replace : words.choose}
      </PhotoButton>
      {company.logo && (
        <Button look="quiet" busy={store.removing.state.status === 'LOADING'} onClick={() => void remove()}>
          {words.remove}
        </Button>
      )}
    </div>
  );
});

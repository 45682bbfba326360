import { observer } from 'mobx-react-lite';
import type { AdministeredCompany } from '#core/administration/administered-companies.ts';
import { CompanyLogoStore } from '#web/stores/profile-form/company-logo-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { PhotoButtons } from '../fields/PhotoButtons.tsx';
import { useStore } from '../stores.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import styles from './profile-form.module.css';

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
  const pick = async (bytes: Uint8Array<ArrayBuffer>, type: string) =>
    void ((await store.send(company, bytes, type)) && toasts.show({ type: 'success', text1: words.shown }));
  const remove = async () => {
    const isGone = await store.remove(company);
    if (isGone) toasts.show({ type: 'success', text1: words.removed });
    return isGone;
  };
  return (
    <div className="row">
      <PhotoButtons
        words={words}
        hint="logo-hint"
        hasPhoto={company.logo !== null}
        isSending={store.sending.state.status === 'LOADING'}
        isRemoving={store.removing.state.status === 'LOADING'}
        onPick={pick}
        onRemove={remove}
      />
    </div>
  );
});

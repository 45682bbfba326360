import { observer } from 'mobx-react-lite';
import { useStore, type Class } from '../stores.tsx';
import { CompanyInput, type CompanyInputProps } from './CompanyInput.tsx';
import styles from './contribution-form.module.css';

interface CompanyOnlyStepProps {
  readonly of: Class<CompanyInputProps['store'] & { readonly companyName: string }>;
}

export const CompanyOnlyStep = observer(function CompanyOnlyStep({ of }: CompanyOnlyStepProps) {
  const store = useStore(of);
  return (
    <div className={styles.fields}>
      {store.isChange && <p className="strong">{store.companyName}</p>}
      <CompanyInput store={store} />
    </div>
  );
});

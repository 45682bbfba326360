import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { useStore } from '../stores.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { NoCompany } from './NoCompany.tsx';
import styles from './company.module.css';

interface CompanyScreenProps extends Pick<ComponentProps<typeof CompanyHead>, 'tab'> {
  readonly children: ReactNode;
}

export const CompanyScreen = observer(function CompanyScreen({ tab, children }: CompanyScreenProps) {
  const { isMissing } = useStore(CompanyStore);
  if (isMissing) return <NoCompany />;
  return (
    <div className={`wrap page stack g5 ${styles.screen}`}>
      <CompanyHead tab={tab} />
      {children}
    </div>
  );
});

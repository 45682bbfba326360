import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useQueryForm } from '../fields/use-query-form.ts';
import { Modal } from '../overlays/Modal.tsx';
import { useNavigate } from '../router.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import type { Pick } from './FilterGroup.tsx';
import styles from './companies.module.css';

export type KeptPair = readonly [name: string, value: string | null | undefined];

export interface FilterParts {
  readonly action: string;
  readonly show: string;
  readonly whole: string | undefined;
  /** Other URL pairs, such as the order. */
  readonly kept: readonly KeptPair[];
  readonly urlOf: (query: URLSearchParams) => string;
  readonly children: (pick: Pick) => ReactNode;
}

interface FilterSheetProps extends FilterParts {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** Filter sheet of small screens. Choices apply at once and survive closing. */
export const FilterSheet = observer(function FilterSheet({ isOpen, close, action, show, whole, kept, urlOf, children }: FilterSheetProps) {
  const { list: words } = useWords(companyWords);
  const { pick, onSubmit } = useQueryForm(urlOf, { replace: true });
  const navigate = useNavigate();
  const foot = (
    <>
      {whole !== undefined && (
        <Button look="quiet" className={styles.clear} onClick={() => navigate(whole, { replace: true, preventScrollReset: true })}>
          {words.clear}
        </Button>
      )}
      <Button look="main" wide onClick={close}>
        {show}
      </Button>
      <p className="vh" role="status">
        {show}
      </p>
    </>
  );
  return (
    <Modal isOpen={isOpen} onClose={close} title={words.filters} foot={foot} look={`dialog ${styles.whole}`}>
      <form action={action} onSubmit={onSubmit}>
        <Kept pairs={kept} />
        {children(pick)}
      </form>
    </Modal>
  );
});

export const Kept = ({ pairs }: { readonly pairs: readonly KeptPair[] }) =>
  pairs.map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null));

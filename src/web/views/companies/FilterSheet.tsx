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

/** A name and a value that the URL has beside the groups. */
export type KeptPair = readonly [name: string, value: string | null | undefined];

/** What a list is narrowed by, in the column and in the sheet. */
export interface FilterParts {
  /** The screen that answers. */
  readonly action: string;
  /** The button at the foot of the sheet, with how many answer. */
  readonly show: string;
  /** The list that is narrowed by nothing; none where it is not narrowed. */
  readonly whole: string | undefined;
  /** What the URL says beside the groups, such as the order of the list. */
  readonly kept: readonly KeptPair[];
  /** The URL for what is chosen. */
  readonly urlOf: (query: URLSearchParams) => string;
  /** The groups, once they are known. */
  readonly children: (pick: Pick) => ReactNode;
}

interface FilterSheetProps extends FilterParts {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** The filters of a list over all of a small screen. Each choice applies at once, so that the button at its foot says how many answer; closing keeps what is chosen. */
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

/** What the URL says beside the groups, as far as it does. */
export const Kept = ({ pairs }: { readonly pairs: readonly KeptPair[] }) =>
  pairs.map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null));

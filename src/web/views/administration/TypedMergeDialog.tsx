import { observer } from 'mobx-react-lite';
import type { WaitingCompany } from '#core/typed-companies/typed-companies.ts';
import { TypedCompaniesStore } from '#web/stores/administration/typed-companies-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { typedCompaniesWords } from '#web/words/administration/typed-companies-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { ChosenInput } from '../fields/ChosenInput.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { SaveProblem } from './SaveProblem.tsx';

export const TypedMergeDialog = observer(function TypedMergeDialog({ company }: { readonly company: WaitingCompany }) {
  const { companies, cancel } = useWords(administrationWords);
  const words = useWords(typedCompaniesWords);
  const store = useStore(TypedCompaniesStore);
  const { nameOf } = useWords(listWords);
  const { target } = store;
  const toasts = useStore(ToastStore);
  const press = async () => void ((await store.merge()) && toasts.show({ type: 'success', text1: companies.merged }));
  const foot = (
    <>
      <Button look="main" disabled={target.intoId === undefined} busy={store.merging.state.status === 'LOADING'} onClick={() => void press()}>
        {companies.mergeYes}
      </Button>
      <Button onClick={() => store.endMerge()}>{cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={() => store.endMerge()} title={words.mergeTitle(company.name)} foot={foot}>
      <div className="stack g3">
        <ChosenInput field={target.field} label={companies.mergeInto} hint={companies.mergeHint} unlisted={companies.mergeUnlisted} />
        <p>{words.mergeBecause(company.name, nameOf(company.city))}</p>
        <SaveProblem request={store.merging} />
      </div>
    </Dialog>
  );
});

import { observer } from 'mobx-react-lite';
import { longestAdministeredSearch } from '#core/administration/administered-companies.ts';
import type { WaitingCompany } from '#core/typed-companies/typed-companies.ts';
import { TypedCompaniesStore } from '#web/stores/administration/typed-companies-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { typedCompaniesWords } from '#web/words/administration/typed-companies-words.ts';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { SaveProblem } from './SaveProblem.tsx';

export const TypedMergeDialog = observer(function TypedMergeDialog({ company }: { readonly company: WaitingCompany }) {
  const { companies, cancel } = useWords(administrationWords);
  const words = useWords(typedCompaniesWords);
  const store = useStore(TypedCompaniesStore);
  const toasts = useStore(ToastStore);
  const press = async () => void ((await store.merge()) && toasts.show({ type: 'success', text1: companies.merged }));
  const foot = (
    <>
      <Button look="main" disabled={store.intoId === ''} busy={store.merging.state.status === 'LOADING'} onClick={() => void press()}>
        {companies.mergeYes}
      </Button>
      <Button onClick={() => store.endMerge()}>{cancel}</Button>
    </>
  );
  const options = [{ value: '', label: companies.mergeChoose }, ...store.offered.map(({ companyId, name }) => ({ value: companyId, label: name }))];
  return (
    <Dialog isOpen onClose={() => store.endMerge()} title={words.mergeTitle(company.name)} foot={foot}>
      <div className="stack g3">
        <Field label={companies.search}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="search"
              dir="auto"
              maxLength={longestAdministeredSearch}
              onChange={({ currentTarget }) => void store.findTarget(currentTarget.value)}
            />
          )}
        </Field>
        <Field label={companies.mergeInto}>
          {(control) => <Select {...control} options={options} value={store.intoId} onChange={({ currentTarget }) => store.choose(currentTarget.value)} />}
        </Field>
        <p>{words.mergeBecause(company.name, company.city)}</p>
        <SaveProblem request={store.merging} />
      </div>
    </Dialog>
  );
});

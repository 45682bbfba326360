import { observer } from 'mobx-react-lite';
import { longestAdministeredSearch, type AdministeredCompany } from '#core/administration/administered-companies.ts';
import { CompanyEditorStore } from '#web/stores/administration/company-editor-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { MergeOutlineView } from './MergeOutlineView.tsx';
import { SaveProblem } from './SaveProblem.tsx';

export const MergeDialog = observer(function MergeDialog({ company }: { readonly company: AdministeredCompany }) {
  const { companies: words, cancel } = useWords(administrationWords);
  const store = useStore(CompanyEditorStore);
  const toasts = useStore(ToastStore);
  const press = async () => void ((await store.merge()) && toasts.show({ type: 'success', text1: words.merged }));
  const foot = (
    <>
      <Button look="main" disabled={store.intoId === ''} busy={store.merging.state.status === 'LOADING'} onClick={() => void press()}>
        {words.mergeYes}
      </Button>
      <Button onClick={() => store.endMerge()}>{cancel}</Button>
    </>
  );
  const others = (store.targets.value ?? []).filter(({ companyId }) => companyId !== company.companyId);
  const options = [{ value: '', label: words.mergeChoose }, ...others.map(({ companyId, name }) => ({ value: companyId, label: name }))];
  return (
    <Dialog isOpen onClose={() => store.endMerge()} title={words.mergeTitle(company.name)} foot={foot}>
      <div className="stack g3">
        <Field label={words.search}>
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
        <Field label={words.mergeInto}>
          {(control) => <Select {...control} options={options} value={store.intoId} onChange={({ currentTarget }) => store.choose(currentTarget.value)} />}
        </Field>
        <Await request={store.outlining}>
          {(outline) => (
            <MergeOutlineView outline={outline} from={company.name} into={others.find(({ companyId }) => companyId === store.intoId)?.name ?? ''} />
          )}
        </Await>
        <SaveProblem request={store.merging} />
      </div>
    </Dialog>
  );
});

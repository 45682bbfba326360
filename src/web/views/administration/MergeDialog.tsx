import { observer } from 'mobx-react-lite';
import type { AdministeredCompany } from '#core/administration/administered-companies.ts';
import { CompanyEditorStore } from '#web/stores/administration/company-editor-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { ChosenInput } from '../fields/ChosenInput.tsx';
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
  const { target } = store;
  const toasts = useStore(ToastStore);
  const press = async () => void ((await store.merge()) && toasts.show({ type: 'success', text1: words.merged }));
  const foot = (
    <>
      <Button look="main" disabled={target.intoId === undefined} busy={store.merging.state.status === 'LOADING'} onClick={() => void press()}>
        {words.mergeYes}
      </Button>
      <Button onClick={() => store.endMerge()}>{cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={() => store.endMerge()} title={words.mergeTitle(company.name)} foot={foot}>
      <div className="stack g3">
        <ChosenInput field={target.field} label={words.mergeInto} hint={words.mergeHint} unlisted={words.mergeUnlisted} />
        <Await request={store.outlining}>{(outline) => <MergeOutlineView outline={outline} from={company.name} into={target.into?.label ?? ''} />}</Await>
        <SaveProblem request={store.merging} />
      </div>
    </Dialog>
  );
});

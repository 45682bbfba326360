import { observer } from 'mobx-react-lite';
import type { WaitingCompany } from '#core/typed-companies/typed-companies.ts';
import { TypedCompaniesStore } from '#web/stores/administration/typed-companies-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { typedCompaniesWords } from '#web/words/administration/typed-companies-words.ts';
import { Field } from '../fields/Field.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { SaveProblem } from './SaveProblem.tsx';

export const RefuseDialog = observer(function RefuseDialog({ company }: { readonly company: WaitingCompany }) {
  const { cancel } = useWords(administrationWords);
  const words = useWords(typedCompaniesWords);
  const store = useStore(TypedCompaniesStore);
  const toasts = useStore(ToastStore);
  const { reasonProblem: problem } = store;
  const press = async () => void ((await store.refuse()) && toasts.show({ type: 'success', text1: words.refusedNow }));
  const foot = (
    <>
      <Button look="main" busy={store.refusing.state.status === 'LOADING'} onClick={() => void press()}>
        {words.refuse}
      </Button>
      <Button onClick={() => store.endRefusal()}>{cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={() => store.endRefusal()} title={words.refuseTitle(company.name)} foot={foot}>
      <div className="stack g3">
        <p>{words.refuseBecause}</p>
        <Field label={words.reason} error={problem && words.problems[problem]}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              dir="auto"
              rows={3}
              value={store.reason}
              onChange={({ currentTarget }) => store.type(currentTarget.value)}
            />
          )}
        </Field>
        <SaveProblem request={store.refusing} />
      </div>
    </Dialog>
  );
});

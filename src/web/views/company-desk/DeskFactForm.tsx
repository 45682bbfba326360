import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import type { WrittenFact } from '#core/companies/written-fact.ts';
import type { DeskFact } from '#core/company-desk/desk-facts.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { DeskFactsStore, type FactFault } from '#web/stores/company-desk/desk-facts-store.ts';
import { deskFactWords } from '#web/words/company-desk/desk-fact-words.ts';
import type { words as factSentences } from '#web/words/en/company-desk/facts.ts';
import { FactLines } from '../company-profiles/FactLines.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { DeskFactField } from './DeskFactField.tsx';
import { OfferedBenefitsField } from './OfferedBenefitsField.tsx';
import { WhyJoinFields } from './WhyJoinFields.tsx';

/** Fact in the company's own words, refused with its reason before it is sent. */
export const DeskFactForm = observer(function DeskFactForm({ edited }: { readonly edited: DeskFact }) {
  const words = useWords(deskFactWords);
  const [store, toasts] = [useStore(DeskFactsStore), useStore(ToastStore)];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);
  const { fault } = store;
  const error = fault && errorIn(words, fault);
  const publish = (event: FormEvent) => {
    event.preventDefault();
    void store.save().then((isDone) => void (isDone && toasts.show({ type: 'success', text1: words.saved })));
  };
  return (
    <form className="stack g3" ref={form} onSubmit={publish} noValidate>
      <FactFields fact={edited.fact} error={error} />
      {fault?.is === 'meanwhile' && (
        <div className="inset" role="alert">
          <p>{words.meanwhile}</p>
          <FactLines fact={edited.fact} lines={edited.lines} />
        </div>
      )}
      <div className="row">
        <Button type="submit" look="main" busy={store.isBusy}>
          {words.save}
        </Button>
        <Button look="quiet" busy={store.isBusy} onClick={() => store.leave()}>
          {words.notNow}
        </Button>
      </div>
    </form>
  );
});

const FactFields = ({ fact, error }: { readonly fact: WrittenFact; readonly error: string | undefined }) => {
  if (fact === 'whyJoin') return <WhyJoinFields error={error} />;
  return fact === 'benefits' ? <OfferedBenefitsField error={error} /> : <DeskFactField fact={fact} error={error} />;
};

function errorIn(words: typeof factSentences, fault: FactFault): string | undefined {
  if (fault.is === 'broken') return words.problems[fault.problem];
  if (fault.is === 'refused') return words.refused[fault.kind](fault.said);
  return fault.is === 'meanwhile' ? undefined : words.faults[fault.is];
}

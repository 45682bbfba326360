import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CalculatorWordsStore } from '#web/stores/calculators/calculator-words-store.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';

/** Shows a calculator once its words have come. */
export const Spoken = observer(function Spoken({ children }: { readonly children: ReactNode }) {
  const { words, loading } = useStore(CalculatorWordsStore);
  if (words) return children;
  return (
    <div className="wrap page">
      <Await request={loading}>{() => null}</Await>
    </div>
  );
});

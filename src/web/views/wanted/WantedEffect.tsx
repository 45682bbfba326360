import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DueStore } from '#web/stores/wanted/due-store.ts';
import { useStore } from '../stores.tsx';
import { useCarryOut } from './use-carry-out.ts';

/** Performs what was wanted before login or joining, on any page. */
export const WantedEffect = observer(function WantedEffect() {
  const due = useStore(DueStore);
  const carryOut = useCarryOut();
  const { isFree, mayWrite } = due;
  useEffect(() => {
    const wanted = isFree ? due.take() : undefined;
    if (wanted) carryOut(wanted);
  }, [due, isFree, mayWrite, carryOut]);
  return null;
});

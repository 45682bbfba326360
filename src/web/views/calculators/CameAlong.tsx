import { observer } from 'mobx-react-lite';
import type { Brought } from '#web/stores/calculators/brought.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface CameAlongProps {
  readonly brought: Brought;
  readonly full?: string;
}

export const CameAlong = observer(function CameAlong({ brought, full }: CameAlongProps) {
  const words = useWords(calculatorWords);
  const { along, filledIn, refused, hasOwn } = brought;
  return (
    <div role="status">
      {(filledIn ?? (along && hasOwn)) && (
        <div className="inset row">
          {filledIn && <p>{words.cameAlong(words.money.written(filledIn.annualCtc), filledIn.name)}</p>}
          <Button look="quiet" onClick={() => brought.giveBack()}>
            {hasOwn ? words.backToOwn : words.clear}
          </Button>
        </div>
      )}
      {refused && (
        <p className="err">
          {refused.name && `${refused.name}: `}
          {full}
        </p>
      )}
    </div>
  );
});

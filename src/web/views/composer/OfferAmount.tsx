import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { amountProblem, offerRupeesIn, type OfferTextProblem } from '#core/offers/offer-text.ts';
import { payIn } from '#core/salaries/pay-in.ts';
import { typedPay } from '#core/salaries/typed-pay.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { PayAmount } from '../fields/PayAmount.tsx';
import { useWords } from '../words.tsx';

interface OfferAmountProps {
  readonly label: string;
  readonly typed: string;
  readonly wrong: OfferTextProblem | undefined;
  readonly write: (typed: string) => void;
}

/** Amount as in every form: formatted on leaving and queried where unclear. */
export const OfferAmount = observer(function OfferAmount({ label, typed, wrong, write }: OfferAmountProps) {
  const { offers: words } = useWords(composerWords);
  const [isLeft, leaveIt] = useState(false);
  const rupees = offerRupeesIn(typed) ?? 0;
  const problem = wrong ?? (isLeft ? amountProblem(typed) : undefined);
  const shown = (amount: number) => typedPay(amount, 'INR');
  const leave = () => {
    const reading = payIn(typed, 'INR');
    if (rupees > 0 && !('said' in reading)) write(shown(rupees));
    leaveIt(true);
  };
  return (
    <PayAmount
      label={label}
      hint={words.amountHint}
      said={words.aYear}
      error={problem && words.wrong[problem]}
      typed={typed}
      currency="INR"
      type={(text) => {
        leaveIt(false);
        write(text);
      }}
      choose={(meant) => write(shown(meant))}
      leave={leave}
      words={words}
    />
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { grouped } from '#core/figures/counts.ts';
import { amountProblem, offerRupeesIn, type OfferTextProblem } from '#core/offers/offer-text.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { PayAmount } from '../fields/PayAmount.tsx';
import { useWords } from '../words.tsx';

interface OfferAmountProps {
  readonly label: string;
  readonly typed: string;
  /** The problem that the form has found in it. */
  readonly wrong: OfferTextProblem | undefined;
  readonly write: (typed: string) => void;
}

/** An amount of an offer, typed as in every other form. Left, it is written in full; one that is unclear is asked about from then on. */
export const OfferAmount = observer(function OfferAmount({ label, typed, wrong, write }: OfferAmountProps) {
  const { offers: words } = useWords(composerWords);
  const [isLeft, leaveIt] = useState(false);
  const rupees = offerRupeesIn(typed) ?? 0;
  const problem = wrong ?? (isLeft ? amountProblem(typed) : undefined);
  const leave = () => {
    if (rupees > 0) write(grouped(rupees));
    leaveIt(true);
  };
  return (
    <PayAmount
      label={label}
      hint={rupees > 0 ? words.aYear(rupees) : words.amountHint}
      error={problem && words.wrong[problem]}
      typed={typed}
      currency="INR"
      type={(text) => {
        leaveIt(false);
        write(text);
      }}
      choose={(meant) => write(grouped(meant))}
      leave={leave}
      words={words}
    />
  );
});

import { observer } from 'mobx-react-lite';
import { rulesCheckedUpTo } from '#core/calculators/open-points.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';

/** Date of the newest law that an answer rests on. */
export const CheckedUpTo = observer(function CheckedUpTo({ isSentence = false }: { readonly isSentence?: boolean }) {
  const { checkedUpTo, day, sentence } = useWords(calculatorWords);
  const said = checkedUpTo(day(rulesCheckedUpTo));
  return isSentence ? sentence(said) : said;
});

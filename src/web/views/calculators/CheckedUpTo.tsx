import { observer } from 'mobx-react-lite';
import { rulesCheckedUpTo } from '#core/calculators/open-points.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';

/** The day of the newest text of the law that any answer here rests on. */
export const CheckedUpTo = observer(function CheckedUpTo({ isSentence = false }: { readonly isSentence?: boolean }) {
  const { checkedUpTo, day, sentence } = useWords(calculatorWords);
  const said = checkedUpTo(day(rulesCheckedUpTo));
  return isSentence ? sentence(said) : said;
});

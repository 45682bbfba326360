import { observer } from 'mobx-react-lite';
import { errorWords } from '#web/words/errors/error-words.ts';
import { useWords } from '../words.tsx';

export const BrokenPart = observer(function BrokenPart() {
  const words = useWords(errorWords);
  return (
    <p className="gone" role="alert">
      {words.waiting.partBroke}
    </p>
  );
});

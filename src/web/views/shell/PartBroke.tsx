import { observer } from 'mobx-react-lite';
import { useWords } from '../words.tsx';

/** What stands where a part broke. */
export const PartBroke = observer(function PartBroke() {
  const words = useWords();
  return (
    <p className="gone" role="alert">
      {words.waiting.partBroke}
    </p>
  );
});

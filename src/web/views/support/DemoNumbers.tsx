import { observer } from 'mobx-react-lite';
import { demoGrievances } from '#core/support/demo-grievances.ts';
import { GrievanceStore } from '#web/stores/support/grievance-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

export const DemoNumbers = observer(function DemoNumbers() {
  const { grievances, lookUp } = useWords(supportWords);
  const store = useStore(GrievanceStore);
  const look = (number: string) => {
    store.type(number);
    void store.lookUp();
  };
  return (
    <div className="inset stack g3">
      <p>
        {grievances.demo} <span className="needs-script">{lookUp.tryThese}</span>
      </p>
      <div className="row needs-script">
        <Button onClick={() => look(demoGrievances.answered)}>{lookUp.tryAnswered}</Button>
        <Button onClick={() => look(demoGrievances.waiting)}>{lookUp.tryWaiting}</Button>
      </div>
    </div>
  );
});

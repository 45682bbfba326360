import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { Card } from '../ui/Card.tsx';
import { PayAnswer } from './PayAnswer.tsx';
import { PayColumns } from './PayColumns.tsx';
import { PaySources } from './PaySources.tsx';
import { Percentiles } from './Percentiles.tsx';
import styles from './salaries.module.css';

interface FiguresCardProps {
  readonly figures: SalaryFigures;
  readonly heading: string;
  readonly whose?: string;
  readonly children?: ReactNode;
}

/** Published pay figures: middle half, median, picture, confidence. */
export const FiguresCard = observer(function FiguresCard({ figures, heading, whose, children }: FiguresCardProps) {
  const id = useId();
  return (
    <Card isFigure aria-labelledby={id} className={children ? styles['answer'] : undefined}>
      <div className="stack">
        <div>
          <h2 id={id}>{heading}</h2>
          {whose && <p className="sm muted">{whose}</p>}
        </div>
        <PayAnswer figures={figures} withInterval />
        <PayColumns figures={figures} />
        <Percentiles figures={figures} />
        <PaySources figures={figures} />
      </div>
      {children && <div className={`stack ${styles['aside']}`}>{children}</div>}
    </Card>
  );
});

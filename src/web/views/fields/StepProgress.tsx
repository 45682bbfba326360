import styles from './step-progress.module.css';

interface StepProgressProps {
  readonly step: number;
  readonly of: number;
  readonly said: string;
}

export const StepProgress = ({ step, of, said }: StepProgressProps) => (
  <div className="stack g2">
    <span className="sm muted">{said}</span>
    <span className={styles.steps} aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <i key={`step ${at}`} data-done={at < step} />
      ))}
    </span>
  </div>
);

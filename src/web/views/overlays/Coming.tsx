import { Skeleton } from '../ui/Skeleton.tsx';

/** Frame of a dialog whose code is on its way. */
export const Coming = () => (
  <div className="dialog coming" role="status">
    <Skeleton lines={4} />
  </div>
);

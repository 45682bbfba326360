import { jobPath } from '#core/jobs/job-paths.ts';
import type { Job } from '#core/jobs/job.ts';
import { Link } from '../ui/Link.tsx';

/** A job in a list. */
export function JobCard({ job: { jobId, title, company } }: { readonly job: Job }) {
  return (
    <article className="card">
      <h3>
        <Link to={jobPath(jobId)}>{title}</Link>
      </h3>
      <p>{company.name}</p>
    </article>
  );
}

/** Jobs that break a rule, taken down by administrators for good. */
export abstract class JobRemovals {
  /** Takes a job out of every list and page; no feed and no desk brings it back. */
  abstract takeDown(jobId: string): Promise<void>;
}

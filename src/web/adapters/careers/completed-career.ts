import type { Career } from '#core/careers/career.ts';

/** Completes a career of the account by what this device keeps of it. */
export type CompleteCareer = (career: Career) => Promise<Career>;

/** A career in an answer, completed where the device keeps anything of it. */
export const completedCareer = async (career: Career | undefined, complete: CompleteCareer = async (known) => known): Promise<Career | null> =>
  career ? complete(career) : null;

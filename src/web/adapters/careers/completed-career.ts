import type { Career } from '#core/careers/career.ts';

export type CompleteCareer = (career: Career) => Promise<Career>;

export const completedCareer = async (career: Career | undefined, complete: CompleteCareer = async (known) => known): Promise<Career | null> =>
  career ? complete(career) : null;

export interface CareerDetailChoice {
  readonly careerStatusId: string | undefined;
  readonly courseId?: number | undefined;
  readonly tagId?: number | undefined;
  readonly roleId?: number | undefined;
}

export interface GuardedDetails {
  readonly careerStatusId: string;
  readonly courseId: number | null;
  readonly tagId: number;
  readonly roleId: number | null;
}

/** Details to send, or none before the career exists. Courses count from 1, and tag 0 is none. */
export const guardedDetails = ({ careerStatusId, courseId = 0, tagId = 0, roleId }: CareerDetailChoice): GuardedDetails | undefined =>
  careerStatusId ? { careerStatusId, courseId: courseId > 0 ? courseId : null, tagId, roleId: roleId ?? null } : undefined;

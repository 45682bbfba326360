/** The details of a career as a form holds them. */
export interface CareerDetailChoice {
  readonly careerStatusId: string | undefined;
  readonly courseId?: number | undefined;
  readonly tagId?: number | undefined;
  readonly roleId?: number | undefined;
}

/** The details of a career, ready to be sent. */
export interface GuardedDetails {
  readonly careerStatusId: string;
  readonly courseId: number | null;
  readonly tagId: number;
  readonly roleId: number | null;
}

/** Details that are sent; none for a career that is not there yet; a course counts from 1, a tag is 0 and a role nothing when there is none. */
export const guardedDetails = ({ careerStatusId, courseId = 0, tagId = 0, roleId }: CareerDetailChoice): GuardedDetails | undefined =>
  careerStatusId ? { careerStatusId, courseId: courseId > 0 ? courseId : null, tagId, roleId: roleId ?? null } : undefined;

import type { CareerType } from './completeness.ts';
import type { Career, CareerChoice, CareerOutcome, CareerSuggestions, StudyDetails, WorkDetails } from './career.ts';

export type CareerDetails = ({ readonly type: 'working'; readonly jobLocation: string | null } & WorkDetails) | ({ readonly type: 'student' } & StudyDetails);

/** Career of the caller. Ids of others count as missing. */
export abstract class Careers {
  /** Undefined before the first choice. */
  abstract own(): Promise<Career | undefined>;
  /** Creates or replaces the member's only career, keeping its id. Editing says so to the server. */
  abstract create(choice: CareerChoice, isEditing?: boolean): Promise<Career>;
  abstract saveDetails(careerStatusId: string, details: CareerDetails): Promise<CareerOutcome>;
  /** Separate operation for people between jobs (D-13). */
  abstract saveUnemployed(careerStatusId: string, details: WorkDetails): Promise<CareerOutcome>;
  /** Repeats the choice and the check for confirmation. */
  abstract recheck(careerStatusId: string, choice: CareerChoice): Promise<CareerOutcome>;
  abstract suggestions(about: { readonly careerStatusId?: string | undefined; readonly type?: CareerType | undefined }): Promise<CareerSuggestions>;
}

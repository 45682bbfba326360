import type { CareerType } from './completeness.ts';
import type { Career, CareerChoice, CareerOutcome, CareerSuggestions, StudyDetails, WorkDetails } from './career.ts';

/** The details of a member who works or studies. */
export type CareerDetails = ({ readonly type: 'working'; readonly jobLocation: string | null } & WorkDetails) | ({ readonly type: 'student' } & StudyDetails);

/** The career status of the caller. The id of anyone else's is a missing one. */
export abstract class Careers {
  /** The career of the member; undefined until something was said. */
  abstract own(): Promise<Career | undefined>;
  /** Says what one does. There is one for each member: saying it again replaces the former under the same id. */
  abstract create(choice: CareerChoice): Promise<Career>;
  abstract saveDetails(careerStatusId: string, details: CareerDetails): Promise<CareerOutcome>;
  /** An operation of its own for people between two jobs (D-13). */
  abstract saveUnemployed(careerStatusId: string, details: WorkDetails): Promise<CareerOutcome>;
  /** Takes the choice again and looks again for what confirms it. */
  abstract recheck(careerStatusId: string, choice: CareerChoice): Promise<CareerOutcome>;
  abstract suggestions(about: { readonly careerStatusId?: string | undefined; readonly type?: CareerType | undefined }): Promise<CareerSuggestions>;
}

import { Failure } from '#core/failure.ts';
import {
  stepAfterCareer,
  type Career,
  type CareerChoice,
  type CareerOutcome,
  type CareerStatus,
  type CareerSuggestions,
  type WorkDetails,
} from '#core/careers/career.ts';
import type { CareerDetails, Careers } from '#core/careers/careers.ts';
import { designationOf } from '#core/careers/designation.ts';
import { workplaceIn, workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { verificationStatus } from '#core/verification/verification-status.ts';
import { OfMember, type MemberFixture } from '#tests/fakes/member-fixture.ts';

const month = '2026-11';
const noWork = { departmentId: null, industryId: null, jobProfile: null, tagId: 0, roleId: null } as const;
const noStudy = { courseId: null, courseName: null, specializationId: null, specialization: null } as const;

export class FakeCareers extends OfMember implements Careers {
  suggested: CareerSuggestions = { companies: [], colleges: [], jobProfiles: [], locations: [], departmentId: null, industryId: null };

  async own(): Promise<Career | undefined> {
    return (this.fixture.career &&= withVerification(this.fixture, this.fixture.career));
  }

  async create(choice: CareerChoice): Promise<Career> {
    const { place, workplaceKey } = workplaceIn(choice);
    if (choice.type !== 'unemployed' && place === null) throw new Failure('invalid', 'A name is missing.');
    const { career } = this.fixture;
    const staysTrue = career?.status.type === choice.type && (workplaceKey === null || placeOf(career.status) === workplaceKey);
    if (!staysTrue) this.fixture.isMailAsked = false;
    const stated = staysTrue && career ? { ...career.status, ...(choice.type === 'unemployed' && { companyName: place }) } : begun(choice, place);
    return this.#keep(stated as CareerStatus, career?.careerStatusId ?? 'c4v8t3zbq7m2k9x1');
  }

  async saveDetails(careerStatusId: string, details: CareerDetails): Promise<CareerOutcome> {
    return this.#save(careerStatusId, details);
  }

  async saveUnemployed(careerStatusId: string, details: WorkDetails): Promise<CareerOutcome> {
    return this.#save(careerStatusId, { type: 'unemployed', ...details });
  }

  async recheck(careerStatusId: string, choice: CareerChoice): Promise<CareerOutcome> {
    this.#careerNamed(careerStatusId);
    return careerOutcomeOf(await this.create(choice));
  }

  async suggestions({ careerStatusId }: { readonly careerStatusId?: string | undefined }): Promise<CareerSuggestions> {
    if (careerStatusId !== undefined) this.#careerNamed(careerStatusId);
    return this.suggested;
  }

  #save(careerStatusId: string, details: { readonly type: CareerStatus['type']; readonly courseId?: number | null }): CareerOutcome {
    const { status } = this.#careerNamed(careerStatusId);
    if (status.type !== details.type) throw new Failure('conflict', 'These are details of another kind of career status.');
    const course = details.type === 'student' ? { courseId: (details.courseId ?? 0) > 0 ? details.courseId : null } : {};
    return careerOutcomeOf(this.#keep({ ...status, ...details, ...course } as CareerStatus, careerStatusId));
  }

  #careerNamed(careerStatusId: string): Career {
    const { career } = this.fixture;
    if (career?.careerStatusId !== careerStatusId) throw new Failure('missing');
    return career;
  }

  #keep(status: CareerStatus, careerStatusId: string): Career {
    return (this.fixture.career = withVerification(this.fixture, {
      careerStatusId,
      status,
      profileBio: designationOf(status),
      verification: { verified: '', source: null, month: null },
    }));
  }
}

export function withVerification(fixture: MemberFixture, career: Career): Career {
  if (career.status.type === 'unemployed') return career;
  const place = placeOf(career.status);
  const named = portalPlace(fixture, career.status.type);
  const portal = !fixture.isPortalLinked || named === null ? 'unasked' : named === place ? 'agrees' : 'disagrees';
  const mail = fixture.mailVerified.some((one) => one === place) ? 'confirmed' : fixture.isMailAsked ? 'asked' : 'unasked';
  const status = verificationStatus(portal, mail);
  return { ...career, verification: { ...status, month: status.source && (career.verification.month ?? month) } };
}

export const careerOutcomeOf = ({ status, verification: { verified, source } }: Career): CareerOutcome => ({
  verified,
  source,
  nextStep: stepAfterCareer(status.type, verified),
});

export const placeOf = (status: CareerStatus): string | null => workplaceIn(status).workplaceKey;

function portalPlace({ portal }: MemberFixture, type: 'working' | 'student'): string | null {
  const name = type === 'working' ? portal?.companyName : portal?.collegeName;
  return name ? workplaceKeyOf(type === 'working' ? 'company' : 'college', name) : null;
}

function begun(choice: CareerChoice, place: string | null): CareerStatus {
  if (choice.type === 'student') return { type: 'student', collegeName: place ?? '', ...noStudy };
  if (choice.type === 'working') return { type: 'working', companyName: place ?? '', ...noWork, jobLocation: null };
  return { type: 'unemployed', companyName: place, ...noWork };
}

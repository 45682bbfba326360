import type { DeskState, DomainSigns } from '#core/company-desk/desk-entry.ts';
import type { Appeal, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { FactForms } from '#core/company-desk/fact-forms.ts';
import type { FactWording } from '#core/companies/written-fact.ts';
import type { DeskPhoto } from '#core/company-desk/desk-photos.ts';
import type { DeskRole } from '#core/company-desk/desk-role.ts';
import { existing } from '#core/failure.ts';
import { domainOfWebsite } from '#core/verification/work-address.ts';
import { isDomainOf } from '#core/company-desk/desk-entry.ts';
import type { KnownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { FakeMailLogins } from '#tests/fakes/login/fake-mail-logins.ts';
import type { KnownCompany } from '#tests/companies.ts';
import type { KnownInterview } from '#tests/interviews.ts';
import type { KnownReview } from '#tests/reviews.ts';

export interface FakeDeskCompany extends KnownCompany {
  readonly domain: string | null;
}

export interface FakeDeskPerson {
  readonly personId: string;
  readonly companyId: string;
  readonly address: string;
  readonly name: string;
  role: DeskRole;
  state: DeskState;
  since: string;
}

/** Review, interview or note about a benefit that a company replies to. */
export interface FakeThing {
  readonly id: string;
  readonly companyId: string;
  readonly status: string;
  readonly week: string;
  readonly stars: number | null;
}

export interface FakeReply {
  readonly replyId: string;
  readonly aboutId: string;
  readonly text: string;
  readonly day: string;
}

/** Decision of a moderator about a reply. */
export interface FakeTakedown {
  readonly replyId: string;
  readonly rule: ModerationRule;
  readonly day: string;
  appeal: Appeal;
}

/** Photo of a desk, with its bytes as text. */
export interface FakeDeskPhoto extends Omit<DeskPhoto, 'small'> {
  readonly companyId: string;
  readonly look: string;
}

/** World that all browsers of company people share. */
export class FakeDeskWorld {
  readonly mail = new FakeMailLogins();
  readonly companies: readonly FakeDeskCompany[];
  readonly reviews: readonly KnownReview[];
  readonly interviews: readonly KnownInterview[];
  readonly benefits: readonly KnownBenefits[];
  readonly confirmed: { companyId: string; domain: string }[] = [];
  /** Companies whose domain is another now. */
  readonly lost = new Set<string>();
  people: FakeDeskPerson[] = [];
  /** Every wording, the last of each reply last. */
  replies: FakeReply[] = [];
  readonly takedowns: FakeTakedown[] = [];
  /** Forms of the companies whose facts were changed, and the wordings of each fact, the latest first. */
  readonly forms = new Map<string, FactForms>();
  readonly wordings = new Map<string, FactWording[]>();
  photos: readonly FakeDeskPhoto[] = [];
  readonly notified = new Map<string, string[]>();

  constructor(
    companies: readonly FakeDeskCompany[] = [],
    reviews: readonly KnownReview[] = [],
    interviews: readonly KnownInterview[] = [],
    benefits: readonly KnownBenefits[] = [],
  ) {
    this.companies = companies;
    this.reviews = reviews;
    this.interviews = interviews;
    this.benefits = benefits;
  }

  get today(): string {
    return new Date(Date.UTC(2026, 10, 20) + this.mail.now).toISOString().slice(0, 10);
  }

  signsOf({ companyId, website, careerSiteUrl, domain: known }: FakeDeskCompany, domain: string): DomainSigns {
    if (this.lost.has(companyId)) return { isConfirmed: false, isWebsite: false, isCareersSite: false };
    const isOf = (url: string | null) => url !== null && isDomainOf(domain, domainOfWebsite(url) ?? '');
    const isGiven = this.confirmed.some((given) => given.companyId === companyId && given.domain === domain);
    return { isConfirmed: known === domain || isGiven, isWebsite: isOf(website), isCareersSite: isOf(careerSiteUrl) };
  }

  ownerOf(companyId: string): FakeDeskPerson | undefined {
    return this.people.find((person) => person.companyId === companyId && person.role === 'owner' && person.state === 'open');
  }

  company(urlName: string): FakeDeskCompany {
    return existing(this.companies.find((company) => company.urlName === urlName));
  }

  /** Answers whether anything changed. */
  add(companyId: string, { address, name, role }: Pick<FakeDeskPerson, 'address' | 'name' | 'role'>, state: DeskState): boolean {
    const known = this.people.find((person) => person.companyId === companyId && person.address === address);
    if (known) {
      if (known.state === 'open' || known.state === state) return false;
      Object.assign(known, { role, state });
      return true;
    }
    this.people.push({ personId: `person${String(this.people.length).padStart(10, '0')}`, companyId, address, name, role, state, since: this.today });
    return true;
  }

  /** Ids of what is said of a company. */
  thingsOf(companyId: string): readonly string[] {
    const things = [
      ...this.reviews.map(({ reviewId, ...known }) => ({ ...known, id: reviewId })),
      ...this.interviews.map(({ interviewId, ...known }) => ({ ...known, id: interviewId })),
      ...this.benefits.map(({ benefitsId, ...known }) => ({ ...known, id: benefitsId })),
    ];
    return things.flatMap((known) => (known.companyId === companyId ? [known.id] : []));
  }

  replyTo(aboutId: string): FakeReply | undefined {
    return this.replies.findLast((reply) => reply.aboutId === aboutId && !this.takedownOf(reply.replyId));
  }

  takedownOf(replyId: string): FakeTakedown | undefined {
    return this.takedowns.find((taken) => taken.replyId === replyId);
  }

  takeDown(replyId: string, rule: ModerationRule): void {
    this.takedowns.push({ replyId, rule, day: this.today, appeal: 'none' });
  }

  takeDownPhoto(photoSetId: string): void {
    this.photos = this.photos.map((photo) => (photo.photoSetId === photoSetId ? { ...photo, state: 'takenDown' } : photo));
  }
}

export const domainOf = (address: string): string => address.split('@')[1] ?? '';

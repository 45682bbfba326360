import type { Benefit } from '../benefits/benefit.ts';
import { latinDigits } from '../indian-scripts.ts';
import { sizeBuckets, type SizeBucket } from '../companies/size-bucket.ts';
import type { SocialLink } from '../companies/company.ts';
import { socialNetworks, type CompanyDetails } from './company-details.ts';
import { companyRelations } from './associated-company.ts';
import { collagePictures, collageTemplates, type CollageTemplate, type ProfileDraft } from './company-profile.ts';
import { youtubeVideoAt } from '../media/youtube-video.ts';
import type { ProfileForm } from './administered-profiles.ts';

export type ProfileFieldKind = 'line' | 'text' | 'year' | 'day' | 'picture' | 'video' | 'url' | 'size' | 'relation' | 'flag';

type ItemFields = Readonly<Record<string, ProfileFieldKind>>;

/** Repeatable sections, with the fields of an item. */
export const listedSections = {
  awards: { name: 'line', by: 'line', year: 'year' },
  thirdPartyAwards: { name: 'line', by: 'line', year: 'year' },
  leadership: { name: 'line', role: 'line', photo: 'picture' },
  faq: { question: 'line', answer: 'text' },
  customSections: { title: 'line', text: 'text', picture: 'picture' },
  videos: { title: 'line', videoId: 'video', summary: 'text' },
  updates: { day: 'day', title: 'line', text: 'text' },
  offices: { city: 'line', isHeadOffice: 'flag', address: 'text', phone: 'line', employees: 'size', teams: 'line' },
  associated: { urlName: 'line', relation: 'relation' },
} as const satisfies Readonly<Record<string, ItemFields>>;

export type ListedSection = keyof typeof listedSections;

const isListed = (name: string): name is ListedSection => Object.hasOwn(listedSections, name);

export const listedSectionNames: readonly ListedSection[] = Object.keys(listedSections).filter(isListed);

export const detailFields = {
  about: 'text',
  foundedYear: 'year',
  indianEmployeeCount: 'size',
  globalEmployeeCount: 'size',
  secondaryIndustry: 'line',
  careerSiteUrl: 'url',
  contactNumber: 'line',
  emailId: 'line',
  linkedin: 'url',
  x: 'url',
  youtube: 'url',
  instagram: 'url',
  facebook: 'url',
} as const satisfies Readonly<Record<Exclude<keyof CompanyDetails, 'socialLinks'> | SocialLink['network'], ProfileFieldKind>>;

export type DetailField = keyof typeof detailFields;

const isDetail = (name: string): name is DetailField => Object.hasOwn(detailFields, name);

export const detailFieldNames: readonly DetailField[] = Object.keys(detailFields).filter(isDetail);

export const yes = 'yes';

export type ProfileItem = Readonly<Record<string, string>>;

export interface CollageForm {
  readonly title: string;
  readonly pictures: readonly ProfileItem[];
}

export interface TypedProfile {
  readonly details: Readonly<Record<DetailField, string>>;
  readonly isClaimed: boolean;
  readonly mission: string;
  readonly vision: string;
  /** Paragraphs separated by empty lines. */
  readonly overview: string;
  readonly speech: ProfileItem;
  readonly lists: Readonly<Record<ListedSection, readonly ProfileItem[]>>;
  readonly collages: Readonly<Record<CollageTemplate, CollageForm>>;
  readonly offeredBenefits: readonly Benefit[];
}

export const blankItem = (section: ListedSection): ProfileItem =>
  Object.fromEntries(Object.entries(listedSections[section]).map(([field, kind]) => [field, kind === 'relation' ? companyRelations[0] : '']));

const optional = (text: string | undefined): string | null => (text?.trim() ? text.trim() : null);

const isSize = (text: string | undefined): text is SizeBucket => sizeBuckets.some((bucket) => bucket === text);

const paragraphs = (text: string): readonly string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');

export function typedProfileOf({ details, profile, offices, associated, offeredBenefits }: ProfileForm): TypedProfile {
  const { isClaimed, mission, vision, overview, leadershipMessage: message } = profile;
  return {
    details: typedDetailsOf(details),
    isClaimed,
    mission: mission ?? '',
    vision: vision ?? '',
    overview: overview.join('\n\n'),
    speech: { text: message?.text ?? '', name: message?.name ?? '', role: message?.role ?? '', photo: message?.photo ?? '' },
    lists: {
      awards: profile.awards.map((award) => ({ ...award, year: String(award.year) })),
      thirdPartyAwards: profile.thirdPartyAwards.map((award) => ({ ...award, year: String(award.year) })),
      leadership: profile.leadership.map((leader) => ({ ...leader, photo: leader.photo ?? '' })),
      faq: profile.faq.map((answer) => ({ ...answer })),
      customSections: profile.customSections.map((section) => ({ ...section, picture: section.picture ?? '' })),
      videos: profile.videos.map((video) => ({ ...video })),
      updates: profile.updates.map((update) => ({ ...update })),
      offices: offices.map(({ city, isHeadOffice, address, phone, employees, teams }) => ({
        city,
        isHeadOffice: isHeadOffice ? yes : '',
        address: address ?? '',
        phone: phone ?? '',
        employees: employees ?? '',
        teams: teams.join(', '),
      })),
      associated: associated.map((other) => ({ ...other })),
    },
    collages: {
      'four-grid': collageFormOf(profile, 'four-grid'),
      'four-wide': collageFormOf(profile, 'four-wide'),
      six: collageFormOf(profile, 'six'),
    },
    offeredBenefits,
  };
}

function typedDetailsOf({ socialLinks, foundedYear, ...details }: CompanyDetails): TypedProfile['details'] {
  const said = (network: SocialLink['network']) => socialLinks.find((link) => link.network === network)?.url ?? '';
  return {
    about: details.about ?? '',
    foundedYear: foundedYear === null ? '' : String(foundedYear),
    indianEmployeeCount: details.indianEmployeeCount ?? '',
    globalEmployeeCount: details.globalEmployeeCount ?? '',
    secondaryIndustry: details.secondaryIndustry ?? '',
    careerSiteUrl: details.careerSiteUrl ?? '',
    contactNumber: details.contactNumber ?? '',
    emailId: details.emailId ?? '',
    linkedin: said('linkedin'),
    x: said('x'),
    youtube: said('youtube'),
    instagram: said('instagram'),
    facebook: said('facebook'),
  };
}

const saidNetworks = (details: TypedProfile['details']): readonly SocialLink['network'][] => socialNetworks.filter((network) => details[network].trim() !== '');

export function detailPath(details: TypedProfile['details'], field: DetailField): string {
  const at = saidNetworks(details).findIndex((network) => network === field);
  return at === -1 ? `details.${field}` : `details.socialLinks.${at}.url`;
}

const detailsOf = (details: TypedProfile['details']): CompanyDetails => ({
  about: optional(details.about),
  foundedYear: details.foundedYear.trim() === '' ? null : yearIn(details.foundedYear),
  indianEmployeeCount: isSize(details.indianEmployeeCount) ? details.indianEmployeeCount : null,
  globalEmployeeCount: isSize(details.globalEmployeeCount) ? details.globalEmployeeCount : null,
  secondaryIndustry: optional(details.secondaryIndustry),
  careerSiteUrl: optional(details.careerSiteUrl),
  contactNumber: optional(details.contactNumber),
  emailId: optional(details.emailId),
  socialLinks: saidNetworks(details).map((network) => ({ network, url: details[network] })),
});

/** Invalid year for anything without four digits. */
function yearIn(text = ''): number {
  const digits = latinDigits(text).trim();
  return /^\d{4}$/.test(digits) ? Number(digits) : 0;
}

function collageFormOf({ lifeAtCompany }: ProfileDraft, template: CollageTemplate): CollageForm {
  const kept = lifeAtCompany.find((collage) => collage.template === template);
  return {
    title: kept?.title ?? '',
    pictures: Array.from({ length: collagePictures[template] }, (_, at) => ({
      url: kept?.pictures[at]?.url ?? '',
      caption: kept?.pictures[at]?.caption ?? '',
    })),
  };
}

export const saidCollages = ({ collages }: TypedProfile): readonly CollageTemplate[] =>
  collageTemplates.filter((template) => collages[template].title.trim() !== '' || collages[template].pictures.some(({ url }) => url !== ''));

/** Leaves misfits to the profile's checks. */
export function profileFormOf(form: TypedProfile): ProfileForm {
  const { lists, speech } = form;
  return {
    details: detailsOf(form.details),
    profile: {
      isClaimed: form.isClaimed,
      mission: optional(form.mission),
      vision: optional(form.vision),
      overview: paragraphs(form.overview),
      awards: lists.awards.map(awardOf),
      thirdPartyAwards: lists.thirdPartyAwards.map(awardOf),
      leadership: lists.leadership.map(leaderOf),
      leadershipMessage: Object.values(speech).every((text) => text.trim() === '') ? null : { ...leaderOf(speech), text: speech['text'] ?? '' },
      faq: lists.faq.map(({ question = '', answer = '' }) => ({ question, answer })),
      customSections: lists.customSections.map(({ title = '', text = '', picture }) => ({ title, text, picture: optional(picture) })),
      lifeAtCompany: saidCollages(form).map((template) => ({
        template,
        title: form.collages[template].title,
        pictures: form.collages[template].pictures.filter(({ url }) => url !== '').map(({ url = '', caption = '' }) => ({ url, caption })),
      })),
      videos: lists.videos.map(({ title = '', videoId = '', summary = '' }) => ({
        title,
        videoId: youtubeVideoAt(videoId)?.videoId ?? videoId.trim(),
        summary,
      })),
      updates: lists.updates.map(({ day = '', title = '', text = '' }) => ({ day, title, text })),
    },
    offices: lists.offices.map(({ city = '', isHeadOffice, address, phone, employees, teams = '' }) => ({
      city: city.trim(),
      isHeadOffice: isHeadOffice === yes,
      address: optional(address),
      phone: optional(phone),
      employees: isSize(employees) ? employees : null,
      teams: teams
        .split(',')
        .map((team) => team.trim())
        .filter((team) => team !== ''),
    })),
    associated: lists.associated.map(({ urlName = '', relation }) => ({
      urlName: urlName.trim().toLowerCase(),
      relation: companyRelations.find((each) => each === relation) ?? companyRelations[0],
    })),
    offeredBenefits: form.offeredBenefits,
  };
}

const awardOf = ({ name = '', by = '', year }: ProfileItem) => ({ name, by, year: yearIn(year) });

const leaderOf = ({ name = '', role = '', photo }: ProfileItem) => ({ name, role, photo: optional(photo) });

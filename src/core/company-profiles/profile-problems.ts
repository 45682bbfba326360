import { isReadable } from '../administration/form-line.ts';
import { collagePictures, type Award, type Collage, type Leader, type ProfileDraft } from './company-profile.ts';
import {
  earliestAward,
  latestAward,
  longestProfileLine,
  longestProfileName,
  longestProfileText,
  longestProfileTitle,
  mostAwards,
  mostCustomSections,
  mostLeaders,
  mostOverviewParagraphs,
  mostProfileAnswers,
  mostProfileVideos,
  mostUpdates,
} from './profile-limits.ts';
import { tidiedProfile } from './tidied-profile.ts';

export type ProfileProblem =
  | 'empty'
  | 'long'
  | 'many'
  | 'picture-count'
  | 'twice'
  | 'no-picture'
  | 'no-video'
  | 'no-day'
  | 'no-year'
  | 'late-year'
  | 'no-address'
  | 'no-number'
  | 'no-mail';

type Finding = readonly [path: string, problem: ProfileProblem | null];

const mostOf = {
  overview: mostOverviewParagraphs,
  awards: mostAwards,
  thirdPartyAwards: mostAwards,
  leadership: mostLeaders,
  faq: mostProfileAnswers,
  customSections: mostCustomSections,
  videos: mostProfileVideos,
  updates: mostUpdates,
} as const;

const hasMost = (section: string): section is keyof typeof mostOf => Object.hasOwn(mostOf, section);

const sectionsWithMost = Object.keys(mostOf).filter(hasMost);

/** Problems by path (`awards.2.name`). */
export function profileProblems(profile: ProfileDraft): Readonly<Record<string, ProfileProblem>> {
  const said = tidiedProfile(profile);
  const findings: readonly Finding[] = [
    ...sectionsWithMost.map((section): Finding => [section, said[section].length > mostOf[section] ? 'many' : null]),
    ['mission', said.mission === null ? null : textProblem(said.mission, longestProfileText)],
    ['vision', said.vision === null ? null : textProblem(said.vision, longestProfileText)],
    ...said.overview.map((text, at): Finding => [`overview.${at}`, textProblem(text, longestProfileText)]),
    ...said.awards.flatMap((award, at) => awardFindings(`awards.${at}`, award)),
    ...said.thirdPartyAwards.flatMap((award, at) => awardFindings(`thirdPartyAwards.${at}`, award)),
    ...said.leadership.flatMap((leader, at) => leaderFindings(`leadership.${at}`, leader)),
    ...messageFindings(said),
    ...said.faq.flatMap(({ question, answer }, at): Finding[] => [
      [`faq.${at}.question`, textProblem(question, longestProfileLine)],
      [`faq.${at}.answer`, textProblem(answer, longestProfileText)],
    ]),
    ...said.customSections.flatMap(({ title, text, picture }, at): Finding[] => [
      ...titledFindings(`customSections.${at}`, title, text),
      [`customSections.${at}.picture`, pictureProblem(picture)],
    ]),
    ...said.videos.flatMap(({ title, summary, videoId }, at): Finding[] => [
      [`videos.${at}.title`, textProblem(title, longestProfileTitle)],
      [`videos.${at}.summary`, summary.length > longestProfileText ? 'long' : null],
      [`videos.${at}.videoId`, /^[A-Za-z0-9_-]{11}$/.test(videoId) ? null : 'no-video'],
    ]),
    ...said.updates.flatMap(({ title, text, day }, at): Finding[] => [
      ...titledFindings(`updates.${at}`, title, text),
      [`updates.${at}.day`, isDayOfCalendar(day) ? null : 'no-day'],
    ]),
    ...said.lifeAtCompany.flatMap((collage, at, all) => collageFindings(`lifeAtCompany.${at}`, collage, all.slice(0, at))),
  ];
  return Object.fromEntries(findings.flatMap(([path, problem]) => (problem === null ? [] : [[path, problem]])));
}

export function textProblem(text: string, longest: number): ProfileProblem | null {
  if (!isReadable(text)) return 'empty';
  return text.length > longest ? 'long' : null;
}

const titledFindings = (path: string, title: string, text: string): Finding[] => [
  [`${path}.title`, textProblem(title, longestProfileTitle)],
  [`${path}.text`, textProblem(text, longestProfileText)],
];

const awardFindings = (path: string, { name, by, year }: Award): Finding[] => [
  [`${path}.name`, textProblem(name, longestProfileTitle)],
  [`${path}.by`, textProblem(by, longestProfileTitle)],
  [`${path}.year`, Number.isInteger(year) && year >= earliestAward && year <= latestAward ? null : 'no-year'],
];

const leaderFindings = (path: string, { name, role, photo }: Leader): Finding[] => [
  [`${path}.name`, textProblem(name, longestProfileName)],
  [`${path}.role`, textProblem(role, longestProfileName)],
  [`${path}.photo`, pictureProblem(photo)],
];

const messageFindings = ({ leadershipMessage }: ProfileDraft): Finding[] =>
  leadershipMessage === null
    ? []
    : [['leadershipMessage.text', textProblem(leadershipMessage.text, longestProfileText)], ...leaderFindings('leadershipMessage', leadershipMessage)];

const collageFindings = (path: string, { template, title, pictures }: Collage, before: readonly Collage[]): Finding[] => [
  [path, before.some((earlier) => earlier.template === template) ? 'twice' : null],
  [`${path}.title`, textProblem(title, longestProfileTitle)],
  [`${path}.pictures`, pictures.length === collagePictures[template] ? null : 'picture-count'],
  ...pictures.flatMap(({ url, caption }, at): Finding[] => [
    [`${path}.pictures.${at}.url`, pictureProblem(url)],
    [`${path}.pictures.${at}.caption`, caption.length > longestProfileTitle ? 'long' : null],
  ]),
];

/** Requires pictures on this origin, so that no third party learns of readers. */
const pictureProblem = (url: string | null): ProfileProblem | null => (url === null || /^\/images\/[a-z0-9]{1,64}$/.test(url) ? null : 'no-picture');

function isDayOfCalendar(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

import { communityTypes } from '../communities/community.ts';
import { employmentTypeOf } from '../careers/employment-type.ts';
import { fieldsIn, listIn, maybeTextIn, numberIn, oneIn, textIn, textListIn } from '../device/kept-value.ts';
import { workplaces } from '../jobs/job.ts';
import type { JobAlertDraft } from '../jobs/job-alerts.ts';
import { ctcStepNames } from '../jobs/job-search.ts';
import { profileTypes } from '../personas/profile-type.ts';
import { resourceTypes, votes, type Resource } from '../votes/vote.ts';
import { wantedForMs, type Wanted, type WantedPost } from './wanted.ts';

/** Rejects a wish that is too old, another member's, or tampered with. */
export function wantedIn(value: unknown, { userId, now }: { readonly userId: string; readonly now: number }): Wanted | undefined {
  const { wanted, at, owner } = fieldsIn(value);
  const age = now - numberIn(at);
  const isTheirs = owner === undefined || owner === userId;
  return isTheirs && age >= 0 && age < wantedForMs ? readIn(fieldsIn(wanted)) : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function readIn(wanted: Fields): Wanted | undefined {
  const kind = oneIn([...withPost, ...withResource, 'write', 'follow', 'join', 'jobAlert', 'saveJob'] as const, wanted['kind']);
  switch (kind) {
    case 'write':
      return postIn(wanted);
    case 'follow':
      return withTexts(wanted, ['urlName'], { kind, urlName: textIn(wanted['urlName']), name: textIn(wanted['name']) });
    case 'join':
      return communityWantedIn(wanted);
    case 'jobAlert':
      return { kind, alert: alertIn(fieldsIn(wanted['alert'])) };
    case 'saveJob':
      return withTexts(wanted, ['jobId'], { kind, jobId: textIn(wanted['jobId']) });
    case 'pollVote':
    case 'offerVote':
      return withTexts(wanted, ['postId', 'choice'], { kind, postId: textIn(wanted['postId']), choice: textIn(wanted['choice']) });
    case 'hide':
    case 'requestAnswer':
      return withTexts(wanted, ['postId'], { kind, postId: textIn(wanted['postId']) });
    case undefined:
      return undefined;
    default:
      return aboutResourceIn(kind, wanted);
  }
}

const withPost = ['pollVote', 'offerVote', 'hide', 'requestAnswer'] as const;
const withResource = ['vote', 'report', 'stop'] as const;

const withTexts = (fields: Fields, names: readonly string[], wanted: Wanted): Wanted | undefined =>
  names.every((name) => textIn(fields[name]) !== '') ? wanted : undefined;

function postIn(wanted: Fields): WantedPost {
  const post = oneIn(['text', 'image', 'video', 'poll', 'salary'] as const, wanted['post']);
  const { entityId, type, name } = fieldsIn(wanted['community']);
  const place = oneIn(communityTypes, type);
  const changes = maybeTextIn(wanted['changes']);
  const draft = maybeTextIn(wanted['draft']);
  return {
    kind: 'write',
    campaign: textIn(wanted['campaign']),
    ...(post && { post }),
    ...(place && typeof entityId === 'string' && { community: { entityId, type: place, name: textIn(name) } }),
    ...(changes !== undefined && { changes }),
    ...(draft !== undefined && { draft }),
  };
}

function communityWantedIn(wanted: Fields): Wanted | undefined {
  const { type, key } = fieldsIn(wanted['community']);
  const place = oneIn(communityTypes, type);
  return place && typeof key === 'string' ? { kind: 'join', community: { type: place, key }, name: textIn(wanted['name']) } : undefined;
}

function aboutResourceIn(kind: (typeof withResource)[number], wanted: Fields): Wanted | undefined {
  const resource = resourceIn(fieldsIn(wanted['resource']));
  if (!resource) return undefined;
  if (kind === 'report') return { kind, resource };
  const vote = oneIn(votes, wanted['vote']);
  if (kind === 'vote') return vote && { kind, resource, vote };
  const how = oneIn(['MUTE', 'BLOCK'] as const, wanted['how']);
  const by = oneIn(profileTypes, wanted['by']);
  return how && by && { kind, how, resource, name: textIn(wanted['name']), by };
}

function resourceIn({ resourceId, resourceType }: Fields): Resource | undefined {
  const type = oneIn(resourceTypes, resourceType);
  return type && typeof resourceId === 'string' ? { resourceId, resourceType: type } : undefined;
}

function alertIn({ designations, preferences }: Fields): JobAlertDraft {
  const { cities, companies, skills, industries, employment, workplace, ctc, experience, words } = fieldsIn(preferences);
  const among = <One>(all: readonly One[], value: unknown): readonly One[] => listIn(value).flatMap((each) => oneIn(all, each) ?? []);
  return {
    designations: textListIn(designations),
    preferences: {
      cities: textListIn(cities),
      companies: textListIn(companies),
      skills: textListIn(skills),
      industries: textListIn(industries),
      employment: textListIn(employment).flatMap((word) => employmentTypeOf(word) ?? []),
      workplace: among(workplaces, workplace),
      ctc: among(ctcStepNames, ctc),
      experience: typeof experience === 'number' ? experience : null,
      words: textIn(words),
    },
  };
}

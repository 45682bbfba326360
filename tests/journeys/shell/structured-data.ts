type Node = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isUrl = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isOf = (type: string) => (value: unknown) => isNode(value) && value['@type'] === type;
const isSome = (isOne: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isOne);

type Facts = Readonly<Record<string, (value: unknown) => boolean>>;

interface Rule {
  /** Required before it is shown. */
  readonly must?: Facts;
  /** Recommended facts, as far as we know and may tell them. */
  readonly should?: Facts;
  /** Facts that must be well formed where present. */
  readonly may?: Facts;
}

const isRating = (value: unknown): boolean => Number(value) >= 1 && Number(value) <= 5;
const isSum = (value: unknown): boolean => isCount(value) && Number(value) > 0;

const pay = {
  must: { name: isText, occupationLocation: isSome(isNode), estimatedSalary: isSome(isOf('MonetaryAmountDistribution')) },
  should: { description: isText },
} as const satisfies Rule;

/** Requirements of search engines. Never told: dates of content without an author's name (F-17), author pages, job benefits. */
const rules: Readonly<Record<string, Rule>> = {
  BreadcrumbList: {
    must: {
      itemListElement: (steps) =>
        isSome((step) => isNode(step) && isText(step['name']) && isUrl(step['item']))(steps) && Array.isArray(steps) && steps.length > 1,
    },
  },
  ItemList: { must: { itemListElement: isSome(isOf('ListItem')) }, should: { name: isText } },
  ListItem: { must: { position: isCount, name: isText }, may: { item: isUrl, url: isUrl } },
  QAPage: { must: { mainEntity: isOf('Question') } },
  Question: { must: { name: isText, answerCount: isSum, suggestedAnswer: isSome(isOf('Answer')) }, should: { text: isText } },
  Answer: { must: { text: isText }, should: { upvoteCount: isCount, url: isUrl }, may: { author: isOf('Person') } },
  Person: { must: { name: isText } },
  Organization: {
    must: { name: isText },
    may: {
      url: isUrl,
      logo: isUrl,
      description: isText,
      foundingDate: isText,
      address: isOf('PostalAddress'),
      location: isOf('Place'),
      sameAs: (value) => isUrl(value) || isSome(isUrl)(value),
    },
  },
  CollegeOrUniversity: { must: { name: isText }, should: { url: isUrl, address: isOf('PostalAddress') }, may: { logo: isUrl, alternateName: isSome(isText) } },
  Place: { must: { name: isText, address: isOf('PostalAddress') } },
  PostalAddress: { must: { addressCountry: isText }, should: { addressLocality: isText }, may: { addressRegion: isText } },
  EmployerAggregateRating: {
    must: { itemReviewed: isOf('Organization'), ratingValue: isRating, ratingCount: isSum },
    should: { bestRating: isCount, worstRating: isCount },
  },
  JobPosting: {
    must: { title: isText, description: isText, datePosted: isDate, hiringOrganization: isOf('Organization'), identifier: isOf('PropertyValue') },
    should: { employmentType: isText, directApply: (value) => value === false },
    may: {
      validThrough: isDate,
      industry: isText,
      jobLocation: isSome(isOf('Place')),
      jobLocationType: (value) => value === 'TELECOMMUTE',
      applicantLocationRequirements: isOf('Country'),
      baseSalary: isOf('MonetaryAmount'),
    },
  },
  PropertyValue: { must: { name: isText, value: isText } },
  MonetaryAmount: { must: { currency: isText, value: isOf('QuantitativeValue') } },
  QuantitativeValue: { must: { minValue: isSum, maxValue: isSum, unitText: isText } },
  Occupation: pay,
  OccupationAggregationByEmployer: {
    must: { ...pay.must, hiringOrganization: isOf('Organization') },
    should: { ...pay.should, sampleSize: isSum },
    may: { yearsExperienceMin: isCount, yearsExperienceMax: isCount },
  },
  MonetaryAmountDistribution: { must: { name: isText, currency: isText, duration: isText, median: isCount } },
  City: { must: { name: isText } },
  Country: { must: { name: isText } },
  DiscussionForumPosting: {
    must: { author: isOf('Person'), datePublished: isDate, text: isText },
    should: { headline: isText, url: isUrl, interactionStatistic: isSome(isOf('InteractionCounter')) },
    may: { image: isSome(isUrl) },
  },
  InteractionCounter: { must: { interactionType: isUrl, userInteractionCount: isCount } },
};

/** Faults by the published rules of search engines. Unknown kinds are faults, too. */
export function structuredDataRefusals(data: unknown, at = ''): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((each, place) => structuredDataRefusals(each, `${at}[${place}]`));
  if (!isNode(data)) return [];
  const type = String(data['@type']);
  const rule = rules[type];
  if (!rule) return [`${at} ${type}: no such kind is known here`];
  const broken = [
    ...Object.entries({ ...rule.must, ...rule.should }).filter(([name, holds]) => !holds(data[name])),
    ...Object.entries(rule.may ?? {}).filter(([name, holds]) => data[name] !== undefined && !holds(data[name])),
  ];
  return [
    ...broken.map(([name]) => `${at} ${type}.${name}: ${JSON.stringify(data[name])}`),
    ...orderRefusals(data, at),
    ...Object.entries(data).flatMap(([name, value]) => structuredDataRefusals(value, `${at}.${name}`)),
  ];
}

/** Checks step numbering from 1 and the count of answers. */
function orderRefusals({ itemListElement, answerCount, suggestedAnswer }: Node, at: string): readonly string[] {
  const isNumbered = !Array.isArray(itemListElement) || itemListElement.every((step, place) => isNode(step) && step['position'] === place + 1);
  const isWhole = !Array.isArray(suggestedAnswer) || suggestedAnswer.length <= Number(answerCount);
  return [...(isNumbered ? [] : [`${at}: its steps are not numbered from 1 on`]), ...(isWhole ? [] : [`${at}: it tells more answers than it counts`])];
}

export const structuredDataIn = (markup: string): readonly unknown[] =>
  [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text]) => [JSON.parse(text ?? 'null') as unknown].flat());

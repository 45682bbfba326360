type Node = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isUrl = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isOf = (type: string) => (value: unknown) => isNode(value) && value['@type'] === type;
const isSome = (isOne: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isOne);

/** What search engines ask of each kind of thing before they show it: what must be there, and what must be well formed where it is. */
const rules: Readonly<
  Record<
    string,
    { readonly must?: Readonly<Record<string, (value: unknown) => boolean>>; readonly may?: Readonly<Record<string, (value: unknown) => boolean>> }
  >
> = {
  BreadcrumbList: { must: { itemListElement: isSome((step) => isNode(step) && isText(step['name']) && isUrl(step['item'])) } },
  ItemList: { must: { itemListElement: isSome(isOf('ListItem')) }, may: { name: isText } },
  ListItem: { must: { position: isCount, item: (value) => isUrl(value) || isNode(value) } },
  QAPage: { must: { mainEntity: isOf('Question') } },
  Question: { must: { name: isText, answerCount: isCount, suggestedAnswer: isSome(isOf('Answer')) }, may: { text: isText } },
  Answer: { must: { text: isText, upvoteCount: isCount, url: isUrl }, may: { author: isOf('Person') } },
  Person: { must: { name: isText } },
  Organization: {
    must: { name: isText },
    may: { url: isUrl, address: isOf('PostalAddress'), location: isOf('Place'), aggregateRating: isOf('AggregateRating'), sameAs: isSome(isUrl) },
  },
  CollegeOrUniversity: { must: { name: isText }, may: { url: isUrl, address: isOf('PostalAddress') } },
  Place: { must: { name: isText, address: isOf('PostalAddress') } },
  PostalAddress: { must: { addressCountry: isText }, may: { addressLocality: isText, addressRegion: isText } },
  AggregateRating: { must: { ratingValue: (value) => Number(value) >= 1 && Number(value) <= 5, ratingCount: (value) => isCount(value) && Number(value) > 0 } },
  Occupation: { must: { name: isText, occupationLocation: isNode, estimatedSalary: isNode } },
  MonetaryAmountDistribution: { must: { name: isText, currency: isText, duration: isText, median: isCount } },
  City: { must: { name: isText } },
  Country: { must: { name: isText } },
  DiscussionForumPosting: {
    must: { author: isOf('Person'), datePublished: isDate, text: isText },
    may: { headline: isText, interactionStatistic: isSome(isOf('InteractionCounter')) },
  },
  InteractionCounter: { must: { interactionType: isUrl, userInteractionCount: isCount } },
};

/** What is wrong with the structured data of a page, by the rules that search engines publish; an unknown kind is wrong, too. */
export function structuredDataRefusals(data: unknown, at = ''): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((each, place) => structuredDataRefusals(each, `${at}[${place}]`));
  if (!isNode(data)) return [];
  const type = String(data['@type']);
  const rule = rules[type];
  if (!rule) return [`${at} ${type}: no such kind is known here`];
  const broken = [
    ...Object.entries(rule.must ?? {}).filter(([name, holds]) => !holds(data[name])),
    ...Object.entries(rule.may ?? {}).filter(([name, holds]) => data[name] !== undefined && !holds(data[name])),
  ];
  return [
    ...broken.map(([name]) => `${at} ${type}.${name}: ${JSON.stringify(data[name])}`),
    ...orderRefusals(data, at),
    ...Object.entries(data).flatMap(([name, value]) => structuredDataRefusals(value, `${at}.${name}`)),
  ];
}

/** Steps are numbered from 1 on, and no more answers are told than there are. */
function orderRefusals({ itemListElement, answerCount, suggestedAnswer }: Node, at: string): readonly string[] {
  const isNumbered = !Array.isArray(itemListElement) || itemListElement.every((step, place) => isNode(step) && step['position'] === place + 1);
  const isWhole = !Array.isArray(suggestedAnswer) || suggestedAnswer.length <= Number(answerCount);
  return [...(isNumbered ? [] : [`${at}: its steps are not numbered from 1 on`]), ...(isWhole ? [] : [`${at}: it tells more answers than it counts`])];
}

/** The structured data in the markup of a page. */
export const structuredDataIn = (markup: string): readonly unknown[] =>
  [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text]) => [JSON.parse(text ?? 'null') as unknown].flat());

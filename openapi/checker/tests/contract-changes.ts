// Changes of a small contract, each with the version that it asks for and what is said of it.
import type { Document } from 'yaml';

type Path = readonly (string | number)[];
const list: Path = ['paths', '/things', 'get'];
const create: Path = ['paths', '/things', 'post'];
const read: Path = ['paths', '/thing/{thingId}', 'get'];
const thing: Path = ['components', 'schemas', 'Thing'];
const input: Path = ['components', 'schemas', 'ThingInput'];
const listed: Path = [...list, 'responses', '200'];

/** Sets values in the file of things, deleting undefined ones. */
const set =
  (...changes: readonly (readonly [Path, unknown])[]) =>
  (things: Document): void => {
    for (const [path, value] of changes) {
      if (value === undefined) things.deleteIn(path);
      else things.setIn(path, things.createNode(value));
    }
  };

/** Planted change, the version that follows from 1.0.0, and the expected sentence. */
type InjectedChange = readonly [name: string, plant: (things: Document, common: Document, shop: Document) => void, atLeast: string, said: RegExp];

const shapes = (...names: readonly string[]) => names.map((name) => ({ $ref: `#/components/schemas/${name}` }));

function movePath(to: string): (things: Document, common: Document, shop: Document) => void {
  return (things, _common, shop) => {
    const name = /\{(.*)\}/.exec(to)?.[1] ?? '';
    things.setIn([...read, 'parameters', 0, 'name'], name);
    things.setIn(['paths', to], things.getIn(['paths', '/thing/{thingId}']));
    shop.deleteIn(['paths', '/thing/{thingId}']);
    shop.setIn(['paths', to], shop.createNode({ $ref: `shop/things.yaml#/paths/${to.replaceAll('/', '~1')}` }));
  };
}

const callsAndSenders: readonly InjectedChange[] = [
  ['an operation that is gone', set([create, undefined]), '2.0.0', /createThing is gone; breaks clients that ask it/],
  ['an operation of another name', set([[...read, 'operationId'], 'fetchThing']), '2.0.0', /getThing is called fetchThing instead of getThing; breaks/],
  ['another name in a path', movePath('/thing/{id}'), '2.0.0', /getThing has names in its path as in GET \/api\/shop\/thing\/\{id\}/],
  ['another path', movePath('/one-thing/{thingId}'), '2.0.0', /getThing is GET \/api\/shop\/one-thing/],
  ['a public operation that is secured', set([[...list, 'security'], [{ session: [] }]]), '2.0.0', /listThings is not asked without credentials any more/],
  ['a way of asking that is gone', set([[...create, 'security'], [{ session: [] }]]), '2.0.0', /createThing is not asked with signature any more/],
  ['a way that takes more', set([[...create, 'security'], [{ session: [], signature: [] }]]), '2.0.0', /is not asked with session any more/],
  [
    'another cookie',
    (_things, common) => common.setIn(['components', 'securitySchemes', 'session', 'name'], 'BT'),
    '2.0.0',
    /takes other credentials as session/,
  ],
  ['fewer who may ask', set([[...create, 'x-asked-by'], 'writer']), '2.0.0', /breaks clients that ask it for a member/],
  ['fewer things that may be named', set([[...create, 'x-names', 'shopId'], 'any shop']), '2.0.0', /x-names shopId "any shop" instead of/],
  ['own things alone', set([[...create, 'x-names', 'shopId'], 'own shop or stall']), '2.0.0', /x-names shopId "own shop or stall"/],
  ['a lower rate limit', set([[...list, 'x-rate-limit', 'requests'], 30]), '2.0.0', /breaks clients that ask as often as they might/],
  ['a rate limit over a longer time', set([[...list, 'x-rate-limit', 'seconds'], 600]), '2.0.0', /x-rate-limit/],
  ['an order that items show now', set([[...list, 'parameters', 1, 'x-sorted-by', 'red'], 'name']), '1.1.0', /x-sorted-by/],
  ['an order that is another one', set([[...list, 'parameters', 1, 'x-sorted-by', 'blue'], 'name']), '2.0.0', /x-sorted-by/],
  ['another order', set([[...list, 'x-sorted-by'], 'name']), '2.0.0', /x-sorted-by "name" instead of "-day"; breaks clients that rely on it/],
  [
    'a required parameter more',
    set([[...list, 'parameters', 3], { name: 'day', in: 'query', required: true, schema: { type: 'string' } }]),
    '2.0.0',
    /query day: is new and required/,
  ],
  ['a parameter that is gone', set([[...list, 'parameters', 1], undefined]), '2.0.0', /query color: is gone; breaks clients that send it .*before/],
  [
    'a parameter that is required',
    set([[...list, 'parameters', 1, 'required'], true]),
    '2.0.0',
    /query color: is required now; breaks clients that leave it out/,
  ],
  ['a parameter with another default', set([[...list, 'parameters', 0, 'schema', 'default'], 10]), '2.0.0', /query limit: has default 10 instead of 20/],
  [
    'a required field more',
    set(
      [[...input, 'properties', 'day'], { type: 'string' }],
      [
        [...input, 'required'],
        ['name', 'day'],
      ],
    ),
    '2.0.0',
    /body\/day: is new and required/,
  ],
  [
    'a field that is required',
    set([
      [...input, 'required'],
      ['name', 'color'],
    ]),
    '2.0.0',
    /body\/color: is required now/,
  ],
  ['a field that is gone', set([[...input, 'properties', 'color'], undefined]), '2.0.0', /body\/color: is gone; breaks clients that send it/],
  [
    'a value that is taken no more',
    set([[...input, 'properties', 'color', 'enum'], ['red']]),
    '2.0.0',
    /body\/color: is never "blue" any more; breaks clients that send it/,
  ],
  ['a field of another type', set([[...input, 'properties', 'count', 'type'], 'string']), '2.0.0', /body\/count: has type "string" instead of "integer"/],
  [
    'a field that is never null',
    set([[...input, 'properties', 'note', 'type'], 'string']),
    '2.0.0',
    /body\/note: is never null any more; breaks clients that send null/,
  ],
  ['a shorter text', set([[...input, 'properties', 'name', 'maxLength'], 40]), '2.0.0', /body\/name: has maxLength 40 instead of 80/],
  ['a text with a least length', set([[...input, 'properties', 'name', 'minLength'], 3]), '2.0.0', /has minLength 3 now/],
  ['a smaller number', set([[...input, 'properties', 'count', 'maximum'], 5]), '2.0.0', /has maximum 5 instead of 9/],
  ['a greater number', set([[...input, 'properties', 'count', 'minimum'], 2]), '2.0.0', /has minimum 2 instead of 1/],
  ['a shorter list', set([[...input, 'properties', 'tags', 'maxItems'], 2]), '2.0.0', /body\/tags: has maxItems 2 instead of 5/],
  ['a shorter text in a list', set([[...input, 'properties', 'tags', 'items', 'maxLength'], 4]), '2.0.0', /body\/tags\[\]: has maxLength 4/],
  ['another pattern', set([[...input, 'properties', 'name', 'pattern'], '^[a-f]+$']), '2.0.0', /has pattern "\^\[a-f\]\+\$" instead of/],
  ['a format', set([[...input, 'properties', 'note', 'format'], 'email']), '2.0.0', /body\/note: has format "email" now/],
  ['a variant that is taken no more', set([[...input, 'properties', 'shape', 'oneOf'], shapes('Round')]), '2.0.0', /body\/shape: is never Square any more/],
  ['a smaller body', set([[...create, 'requestBody', 'x-max-bytes'], 1000]), '2.0.0', /body: takes 1000 bytes instead of 2000/],
];

const readers: readonly InjectedChange[] = [
  [
    'a field of the answer that is gone',
    set([[...thing, 'properties', 'price'], undefined]),
    '2.0.0',
    /listThings and 2 more, 200\/items\[\]\/price: is gone; breaks clients that read it/,
  ],
  [
    'a field that may be missing',
    set([
      [...thing, 'required'],
      ['id', 'name'],
    ]),
    '2.0.0',
    /state: may be missing now; breaks clients that read it and expect it always/,
  ],
  [
    'a value more in the answer',
    set([
      [...thing, 'properties', 'state', 'enum'],
      ['open', 'closed', 'sold'],
    ]),
    '2.0.0',
    /state: may be "sold" now; breaks clients that read it/,
  ],
  [
    'null in the answer',
    set([
      [...thing, 'properties', 'name', 'type'],
      ['string', 'null'],
    ]),
    '2.0.0',
    /name: may be null now/,
  ],
  [
    'null by a choice',
    set([
      [...thing, 'properties', 'shape', 'oneOf'],
      [...shapes('Round', 'Square'), { type: 'null' }],
    ]),
    '2.0.0',
    /shape: may be null now/,
  ],
  ['another type in the answer', set([[...thing, 'properties', 'price', 'type'], 'number']), '2.0.0', /price: has type "number" instead of "integer"/],
  ['no lower bound', set([[...thing, 'properties', 'price', 'minimum'], undefined]), '2.0.0', /price: has no minimum 0 any more; breaks clients that read it/],
  ['a greater number in the answer', set([[...thing, 'properties', 'price', 'maximum'], 5000]), '2.0.0', /price: has maximum 5000 instead of 1000/],
  ['a variant more', set([[...thing, 'properties', 'shape', 'oneOf'], shapes('Round', 'Square', 'Oval')]), '2.0.0', /shape: may be Oval now/],
  [
    'a change inside the shared file',
    (_things, common) => common.setIn(['components', 'schemas', 'Id', 'type'], 'integer'),
    '2.0.0',
    /200\/items\[\]\/id: has type "integer" instead of "string".*common\.yaml:8/,
  ],
  [
    'a success of another status',
    set([[...create, 'responses', '200'], { description: 'The thing.' }], [[...create, 'responses', '201'], undefined]),
    '2.0.0',
    /201: is answered no more/,
  ],
  [
    'a refusal that is gone',
    set([[...create, 'responses', '410'], undefined]),
    '2.0.0',
    /createThing, 410: is answered no more; breaks clients that wait for 410/,
  ],
  ['a header that is gone', set([[...listed, 'headers'], undefined]), '2.0.0', /200 header x-total: is gone; breaks clients that read it/],
  ['a header that may be missing', set([[...listed, 'headers', 'x-total', 'required'], false]), '2.0.0', /200 header x-total: may be missing now/],
  ['another media type', set([[...listed, 'content'], { 'text/csv': { schema: { type: 'string' } } }]), '2.0.0', /200: is no application\/json any more/],
  [
    'a link that leads elsewhere',
    set([[...create, 'responses', '201', 'links', 'thing', 'operationId'], 'listThings']),
    '2.0.0',
    /201 link thing: leads elsewhere/,
  ],
];

const compatible: readonly InjectedChange[] = [
  [
    'an operation more',
    set([
      ['paths', '/thing/{thingId}', 'put'],
      { operationId: 'putThing', security: [], parameters: [{ name: 'thingId', in: 'path', required: true, schema: {} }], responses: { 204: {} } },
    ]),
    '1.1.0',
    /putThing is new/,
  ],
  ['an optional field more', set([[...input, 'properties', 'day'], { type: 'string' }]), '1.1.0', /body\/day: is new/],
  ['a field more in the answer', set([[...thing, 'properties', 'day'], { type: 'string' }]), '1.1.0', /day: is new/],
  ['an optional parameter more', set([[...list, 'parameters', 3], { name: 'day', in: 'query', schema: { type: 'string' } }]), '1.1.0', /query day: is new/],
  ['a refusal more', set([[...create, 'responses', '422'], { description: 'No.' }]), '1.1.0', /422: is a new answer/],
  [
    'a code more of refusals',
    (_things, common) => common.setIn(['components', 'schemas', 'Problem', 'properties', 'code', 'enum', 2], 'MISSING'),
    '1.1.0',
    /default\/code: may be "MISSING" now/,
  ],
  [
    'a value more that is taken',
    set([
      [...input, 'properties', 'color', 'enum'],
      ['red', 'blue', 'green'],
    ]),
    '1.1.0',
    /may be "green" now/,
  ],
  ['a secured operation that is public', set([[...create, 'security'], []]), '1.1.0', /may be asked without credentials now/],
  ['a higher rate limit', set([[...list, 'x-rate-limit', 'requests'], 90]), '1.1.0', /x-rate-limit/],
  ['a longer text', set([[...input, 'properties', 'name', 'maxLength'], 90]), '1.0.1', /has maxLength 90 instead of 80/],
  ['a field that may be left out', set([[...input, 'required'], []]), '1.0.1', /body\/name: may be left out now/],
  [
    'null that is taken',
    set([
      [...input, 'properties', 'name', 'type'],
      ['string', 'null'],
    ]),
    '1.0.1',
    /body\/name: may be null now/,
  ],
  ['a narrower answer', set([[...thing, 'properties', 'price', 'maximum'], 500]), '1.0.1', /has maximum 500 instead of 1000/],
  ['other words', set([[...list, 'summary'], 'All things']), '1.0.1', /listThings summary changed/],
  ['a deprecation', set([[...list, 'deprecated'], true]), '1.0.1', /listThings deprecated is new/],
  ['an example', set([[...thing, 'properties', 'name', 'example'], 'Chair']), '1.0.1', /name: example is new/],
  ['a schema that nothing uses', set([['components', 'schemas', 'Oval', 'required'], undefined]), '1.0.0', /^$/],
];

export const contractChanges: readonly InjectedChange[] = [...callsAndSenders, ...readers, ...compatible];

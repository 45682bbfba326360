import { methods, type Body, type Operation, type Parameter } from './operation.ts';
import { Place } from './contract-pointer.ts';
import { readFiles, type Files } from './read-files.ts';

/** All contract files of this installation, and every operation in them. */
export interface Contracts {
  readonly files: Files;
  readonly operations: readonly Operation[];
}

const defaultMaxBytes = 65_536;
const shared = 'common.yaml';

/** Reads every contract in a folder. What a file says that this server cannot keep is an error with a sentence. */
export function readContracts(folder: string, memory?: string): Contracts {
  const files = readFiles(folder, memory);
  return { files, operations: [...files.keys()].filter((name) => name !== shared).flatMap((name) => operationsIn(new Place(files, name), name)) };
}

function operationsIn(contract: Place, file: string): Operation[] {
  const base = (contract.at('servers', '0')?.text('url') ?? '').replace(/\/$/, '');
  return (contract.at('paths')?.parts ?? []).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const place = item.at(method);
      return place ? [operationAt(place, { file, method, path: base + path, common: parametersOf(item) })] : [];
    }),
  );
}

interface Whereabouts {
  readonly file: string;
  readonly method: Operation['method'];
  readonly path: string;
  readonly common: readonly Parameter[];
}

function operationAt(place: Place, { file, method, path, common }: Whereabouts): Operation {
  const operationId = place.text('operationId') ?? refuse(place, 'has no operationId');
  const own = parametersOf(place);
  return {
    service: file.replace(/\.yaml$/, ''),
    operationId,
    method,
    path,
    parameters: [...common.filter((shadowed) => !own.some(({ name, in: part }) => name === shadowed.name && part === shadowed.in)), ...own],
    ignoresUnknownQuery: place.at('x-ignores-unknown-query')?.value === true,
    body: bodyOf(place),
    success: successOf(place),
    isOpen: (place.at('security') ?? refuse(place, 'does not say who may call it')).parts.length === 0,
    isOpenToResting: place.at('x-open-to-resting')?.value === true,
    changes: method !== 'get' || place.at('x-changes')?.value === true,
    cacheSeconds: place.number('x-cache-seconds'),
    rateLimit: rateLimitOf(place),
    timeoutSeconds: place.number('x-timeout-seconds'),
    place,
  };
}

function parametersOf(holder: Place): Parameter[] {
  return (holder.at('parameters')?.parts ?? []).map(([, place]) => {
    const part = place.text('in');
    if (part !== 'path' && part !== 'query' && part !== 'header') return refuse(place, 'stands neither in path, query nor header');
    if (place.text('style') || place.at('explode')?.value === false) return refuse(place, 'is written in a style this server does not read');
    const name = place.text('name') ?? refuse(place, 'has no name');
    return { name, in: part, isRequired: place.at('required')?.value === true, schema: place.at('schema') ?? refuse(place, 'has no schema'), place };
  });
}

function bodyOf(operation: Place): Body | undefined {
  const place = operation.at('requestBody');
  if (!place) return undefined;
  const form = place.at('content', 'multipart/form-data', 'schema');
  const bytes = place.at('content', 'application/octet-stream', 'schema');
  const schema = form ?? bytes ?? place.at('content', 'application/json', 'schema') ?? refuse(place, 'is neither JSON, a form nor bytes');
  if (form?.at('properties')?.parts.some(([, field]) => field.text('format') !== 'binary')) refuse(place, 'is a form with a field that is no file');
  return {
    media: form ? 'multipart/form-data' : bytes ? 'application/octet-stream' : 'application/json',
    isRequired: place.at('required')?.value === true,
    maxBytes: place.number('x-max-bytes') ?? defaultMaxBytes,
    schema,
  };
}

function successOf(operation: Place): Operation['success'] {
  const [code, response] = (operation.at('responses')?.parts ?? []).find(([status]) => /^(2\d\d|302|303)$/.test(status)) ?? refuse(operation, 'never succeeds');
  const headers = response.at('headers')?.parts ?? [];
  const isRedirect = code.startsWith('3');
  if (isRedirect && !headers.some(([name]) => name === 'location')) return refuse(response, 'leads elsewhere and does not say where');
  return {
    status: Number(code),
    schema: response.at('content', 'application/json', 'schema'),
    isRedirect,
    setsCookies: headers.some(([name]) => name === 'set-cookie'),
    headers: Object.fromEntries(
      headers.flatMap(([name, header]) => {
        const value = header.at('schema')?.text('const');
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}

function rateLimitOf(operation: Place): Operation['rateLimit'] {
  const limit = operation.at('x-rate-limit');
  const [requests, seconds] = [limit?.number('requests'), limit?.number('seconds')];
  return requests && seconds ? { requests, seconds, group: limit?.text('group') } : undefined;
}

function refuse(place: Place, trouble: string): never {
  throw new Error(`${place.address} ${trouble}.`);
}

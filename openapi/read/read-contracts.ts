import { methods, type Body, type Operation, type Parameter } from './operation.ts';
import { ContractPointer } from './contract-pointer.ts';
import { readFiles, type Files } from './read-files.ts';

export interface Contracts {
  readonly files: Files;
  readonly operations: readonly Operation[];
}

const defaultMaxBytes = 65_536;
const shared = 'common.yaml';

/** Explains any contract promise the server cannot keep. */
export function readContracts(folder: string, memory?: string): Contracts {
  const files = readFiles(folder, memory);
  const services = [...files.keys()].filter((name) => name !== shared && !name.includes('/'));
  return { files, operations: services.flatMap((name) => operationsIn(new ContractPointer(files, name), name)) };
}

function operationsIn(contract: ContractPointer, file: string): Operation[] {
  const base = (contract.at('servers', '0')?.text('url') ?? '').replace(/\/$/, '');
  return (contract.at('paths')?.parts ?? []).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const pointer = item.at(method);
      return pointer ? [operationAt(pointer, { file, method, path: base + path, common: parametersOf(item) })] : [];
    }),
  );
}

interface Whereabouts {
  readonly file: string;
  readonly method: Operation['method'];
  readonly path: string;
  readonly common: readonly Parameter[];
}

function operationAt(pointer: ContractPointer, { file, method, path, common }: Whereabouts): Operation {
  const operationId = pointer.text('operationId') ?? refuse(pointer, 'has no operationId');
  const own = parametersOf(pointer);
  return {
    service: file.replace(/\.yaml$/, ''),
    operationId,
    method,
    path,
    parameters: [...common.filter((shadowed) => !own.some(({ name, in: part }) => name === shadowed.name && part === shadowed.in)), ...own],
    ignoresUnknownQuery: pointer.at('x-ignores-unknown-query')?.value === true || pointer.text('x-custom-query') !== undefined,
    customQuery: pointer.text('x-custom-query'),
    body: bodyOf(pointer),
    success: successOf(pointer),
    ...securityOf(pointer),
    isByNobody: pointer.at('x-by-nobody')?.value === true,
    isOpenToNameless: pointer.at('x-open-to-nameless')?.value === true,
    mayWait: pointer.at('x-may-wait')?.value === true,
    isOpenToDeactivated: pointer.at('x-open-to-resting')?.value === true,
    isOpenToBanned: pointer.at('x-open-to-banned')?.value === true,
    refusesBots: pointer.text('x-bots') === 'refused',
    changes: method !== 'get' || pointer.at('x-changes')?.value === true,
    cacheSeconds: pointer.number('x-cache-seconds'),
    isSameForAll: pointer.at('x-same-for-all')?.value === true,
    clearsCache: pointer.at('x-clears-cache')?.value === true,
    renews: pointer.text('x-renews'),
    countsAs: pointer.text('x-counts-as'),
    rateLimit: rateLimitOf(pointer),
    timeoutSeconds: pointer.number('x-timeout-seconds'),
    pointer,
  };
}

/** Each entry is one way of asking; an empty one admits everyone. */
function securityOf(operation: ContractPointer): Pick<Operation, 'isOpen' | 'takesSignature' | 'takesContribution' | 'takesSession' | 'takesDesk'> {
  const ways = (operation.at('security') ?? refuse(operation, 'does not say who may call it')).parts.map(([, way]) => way.parts.map(([scheme]) => scheme));
  return {
    isOpen: ways.length === 0 || ways.some((schemes) => schemes.length === 0),
    takesSignature: ways.some((schemes) => schemes.includes('personaSignature')),
    takesContribution: ways.some((schemes) => schemes.includes('contributionSignature')),
    takesSession: ways.some((schemes) => schemes.includes('sessionCookie')),
    takesDesk: ways.some((schemes) => schemes.includes('deskCookie')),
  };
}

function parametersOf(holder: ContractPointer): Parameter[] {
  return (holder.at('parameters')?.parts ?? []).map(([, pointer]) => {
    const part = pointer.text('in');
    if (part !== 'path' && part !== 'query' && part !== 'header') return refuse(pointer, 'stands neither in path, query nor header');
    if (pointer.text('style') || pointer.at('explode')?.value === false) return refuse(pointer, 'is written in a style this server does not read');
    const name = pointer.text('name') ?? refuse(pointer, 'has no name');
    return { name, in: part, isRequired: pointer.at('required')?.value === true, schema: pointer.at('schema') ?? refuse(pointer, 'has no schema'), pointer };
  });
}

function bodyOf(operation: ContractPointer): Body | undefined {
  const pointer = operation.at('requestBody');
  if (!pointer) return undefined;
  const form = pointer.at('content', 'multipart/form-data', 'schema');
  const bytes = pointer.at('content', 'application/octet-stream', 'schema');
  const schema = form ?? bytes ?? pointer.at('content', 'application/json', 'schema') ?? refuse(pointer, 'is neither JSON, a form nor bytes');
  if (form?.at('properties')?.parts.some(([, field]) => field.text('format') !== 'binary')) refuse(pointer, 'is a form with a field that is no file');
  return {
    media: form ? 'multipart/form-data' : bytes ? 'application/octet-stream' : 'application/json',
    isRequired: pointer.at('required')?.value === true,
    maxBytes: pointer.number('x-max-bytes') ?? defaultMaxBytes,
    schema,
  };
}

function successOf(operation: ContractPointer): Operation['success'] {
  // What may wait has 202 beside the answer of what is done at once.
  const [code, response] =
    (operation.at('responses')?.parts ?? []).find(([status]) => /^(20[01345]|302|303)$/.test(status)) ?? refuse(operation, 'never succeeds');
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

function rateLimitOf(operation: ContractPointer): Operation['rateLimit'] {
  const limit = operation.at('x-rate-limit');
  const [requests, seconds] = [limit?.number('requests'), limit?.number('seconds')];
  return requests && seconds ? { requests, guests: limit?.number('guests') ?? requests, seconds, group: limit?.text('group') } : undefined;
}

function refuse(pointer: ContractPointer, problem: string): never {
  throw new Error(`${pointer.uri} ${problem}.`);
}

// Lint of paths: each belongs to one operation, and never to a screen too.

export interface OperationPath {
  readonly file: string;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
}

/** Paths outside /api/, by the specification or by custom of operators (D-15). */
const outsideApi = [/^\/logout$/, /^\/login\/[^/]+(\/callback)?$/, /^\/naukri\/save-info$/, /^\/healthz$/, /^\/readyz$/];

/** Pairs in which the concrete path is meant to win over the one with a parameter. */
const meantToWin: readonly (readonly [concrete: string, parameter: string])[] = [
  ['/login/social', '/login/{provider}'],
  ['/api/feed/v2/post/rephrase', '/api/feed/v2/post/{postId}'],
  ['/api/feed/v2/post/validate-youtube-url', '/api/feed/v2/post/{postId}'],
  ['/api/feed/v1/feed/new', '/api/feed/v1/feed/{postId}'],
  ['/api/feed/v1/feed/user', '/api/feed/v1/feed/{postId}'],
  ['/api/feed/v1/feed/interlinking-widget', '/api/feed/v1/feed/{postId}'],
  ['/api/feed/v1/community/{communityType}/items', '/api/feed/v1/community/{communityType}/{communityId}'],
  ['/api/feed/v1/salary/all', '/api/feed/v1/salary/{salaryId}'],
  ['/api/feed/v1/salary/config', '/api/feed/v1/salary/{salaryId}'],
  ['/api/feed/v1/salary/vote', '/api/feed/v1/salary/{salaryId}'],
  ['/api/salary/v1/company/{urlName}/salaries/filters', '/api/salary/v1/company/{urlName}/salaries/{designation}'],
];

/** Lets what a key has of a kind win over one thing of it, whose id is drawn. */
const isOwnOfKind = (concrete: string, parameter: string): boolean => concrete.endsWith('/mine') && /\/\{\w+Id\}$/.test(parameter);

/** Lookalike paths of the specification that no id can confuse. */
const keptApart: readonly (readonly [one: string, other: string])[] = [
  ['/api/feed/v1/post/comment/{commentId}/reply', '/api/feed/v1/post/{postId}/media/{mediaKey}'],
];

export function pathRefusals(operations: readonly OperationPath[], screens: readonly string[]): string[] {
  return operations.flatMap((operation, place) => [
    ...outOfPlace(operation, screens),
    ...operations.slice(0, place).flatMap((earlier) => [...sameName(earlier, operation), ...samePath(earlier, operation)]),
  ]);
}

function outOfPlace({ file, operationId, path }: OperationPath, screens: readonly string[]): string[] {
  if (path.startsWith('/api/') || outsideApi.some((known) => known.test(path))) return [];
  const screen = screens.find((pattern) => mayMeet(stepsOf(path), stepsOf(pattern)));
  if (screen) return [`${file}, ${operationId}: ${path} is where the screen ${screen} stands; move it below /api/.`];
  return [
    `${file}, ${operationId}: ${path} stands outside /api/; move it there, or name it in openapi/rules/paths.ts when the specification gives the whole path.`,
  ];
}

function sameName(earlier: OperationPath, later: OperationPath): string[] {
  if (earlier.operationId !== later.operationId) return [];
  return [`${later.file}, ${later.operationId}: ${earlier.file} has an operation of this name already; an operationId is unique over all files.`];
}

function samePath(earlier: OperationPath, later: OperationPath): string[] {
  const [one, other] = [stepsOf(earlier.path), stepsOf(later.path)];
  if (!mayMeet(one, other)) return [];
  const where = `${later.file}, ${later.operationId}: ${later.path}`;
  const isSame = one.every((step, place) => step === other[place]);
  if (isSame)
    return earlier.method === later.method
      ? [`${where} is ${earlier.operationId} of ${earlier.file} already; one method and path belongs to one operation.`]
      : [];
  if (keptApart.some((pair) => pair.includes(earlier.path) && pair.includes(later.path))) return [];
  const winner = [earlier, later].find((operation) => isMoreConcrete(stepsOf(operation.path), operation === earlier ? other : one));
  if (!winner) return [`${where} and ${earlier.path} of ${earlier.operationId} can be the same path; give one of them a step of its own.`];
  const loser = winner === earlier ? later : earlier;
  if (isOwnOfKind(winner.path, loser.path) || meantToWin.some(([concrete, parameter]) => concrete === winner.path && parameter === loser.path)) return [];
  return [`${where} meets ${earlier.path} of ${earlier.operationId}; when ${winner.path} is meant to win, add the pair to openapi/rules/paths.ts.`];
}

/** Steps of a path, with null for each parameter. */
const stepsOf = (path: string): (string | null)[] => path.split('/').map((step) => (/^\{.*\}$|^:/.test(step) ? null : step));

const mayMeet = (one: readonly (string | null)[], other: readonly (string | null)[]): boolean =>
  one.length === other.length && one.every((step, place) => step === null || other[place] === null || step === other[place]);

const isMoreConcrete = (one: readonly (string | null)[], other: readonly (string | null)[]): boolean =>
  one.every((step, place) => step !== null || other[place] === null);

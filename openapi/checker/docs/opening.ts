import type { DocumentedService } from '../read-services.ts';

const beforeServices = `
Everything that the pages of Daftar ask of their server is described here, and any other program may ask it too. The contracts are written by hand, in
OpenAPI 3.1, one file for each service, and the server reads these very files. The command \`contract\` of the repository, or its package \`daftar-contract\`,
says whether a server of your own keeps to them.

## Ask

Every path starts at the origin that serves the pages. Bodies and answers are JSON in UTF-8, unless an operation says otherwise.

\`\`\`sh
curl '{origin}/api/company/v1/companies?limit=2'
\`\`\`

Two headers say what asks: \`appid\`, which product (999 is the pages themselves), and \`systemid\`, which kind of client (\`AB_WEB\`, \`AB_MSITE\`,
\`AB_IOS\` or \`AB_ANDROID\`). Reading works without them. Whatever changes something is refused without them, because a page of another origin cannot
send them.

What a request holds beyond its contract is refused: an unknown field, an unknown name in the query. An answer may gain fields; pass over those that
you do not know.

## Sign in

Each operation says who may ask.

- **Anybody**: no credential at all.
- **A member**: with the session cookie \`AT\`, which signing in sets and \`refreshSession\` renews. Over HTTPS it is called \`__Host-AT\`.
- **A reader, a writer, a moderator, an administrator**: members too. A reader has chosen what they read. A writer has said what they work as, and has
  a made-up name.
- **The key of a made-up name**: a signature of the request (RFC 9421, Ed25519) in the header \`signature\`, in place of a session, so that nothing
  leads from the request to an account. Such a request carries no cookie. The key of a contribution signs alike.

## Errors

A refusal is a problem (RFC 9457, \`application/problem+json\`). Go by its \`code\`, which is never renamed; \`message\` is a sentence that can be
shown, \`errors\` says where in the request it lies, and \`requestId\`, also in the header \`x-request-id\`, is its name in the logs.

\`\`\`json
{
  "type": "about:blank",
  "title": "Bad Request",
  "status": 400,
  "code": "REQUEST_INVALID",
  "message": "limit must be at most 50.",
  "requestId": "r-4f1c9a2b7d",
  "errors": [{ "pointer": "/query/limit", "message": "must be at most 50" }]
}
\`\`\`

Who asks too often gets 429, with \`retry-after\` in seconds; an operation with a limit of its own says so. After 503, try again later, too.

## Pages of a list

A long list comes in pages. \`limit\` is how many items you want; \`next\` in the answer is the \`cursor\` of the page that follows, and null on the
last one. A cursor belongs to its question: with other parameters it is refused (\`CURSOR_INVALID\`).

## Versions

The version is part of the path, as \`/v1/\`, for each operation by itself: where a change would break older clients, the next version is served beside
it.

## Services

Each has its contract as one complete file of OpenAPI, for programs that make clients: \`curl {origin}/developers/api/company.json\`.
`;

const afterServices = `
Beside the services, \`chat-socket.asyncapi.yaml\` describes the live line of conversations (AsyncAPI 3.0), and \`native-bridge.asyncapi.yaml\` what a
page and the app around it tell each other. Both lie in \`openapi/\`, with the contracts.
`;

export function openingOf(services: readonly DocumentedService[]): string {
  const lines = services.map(
    ({ name, title, base, contract: { info } }) => `- **${title}** (\`${base || '/'}\`, \`${name}.json\`): ${info.summary ?? ''} ${info.description ?? ''}`,
  );
  return `${beforeServices.trim()}\n\n${lines.join('\n')}\n${afterServices}`;
}

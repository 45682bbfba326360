// The page of the reference as one document, which asks nothing of anyone: the contract, its renderer and the look of the product stand in it.
import { readFileSync } from 'node:fs';
import { inlineSource } from '#server/app/http/headers.ts';
import { escaped } from '#server/app/http/own-document.ts';

export interface ReferencePage {
  readonly html: string;
  /** The Content-Security-Policy that allows the scripts of this very page, and nothing from elsewhere. */
  readonly policy: string;
}

const title = 'API of Daftar';
const about = 'Every operation of Daftar: how to ask it, who may, what it answers.';

/** The settings of the renderer, as script: what reaches for its maker's servers is off, and names in addresses are those of operations. */
const start = `
const origin = location.protocol === 'file:' ? 'http://localhost:3000' : location.origin;
const contract = document.getElementById('contract').textContent.replaceAll('{origin}', origin);
Scalar.createApiReference('#reference', {
  content: JSON.parse(contract),
  servers: [{ url: origin }],
  metaData: { title: ${JSON.stringify(title)}, description: ${JSON.stringify(about)} },
  theme: 'none',
  withDefaultFonts: false,
  hideDarkModeToggle: true,
  hideModels: true,
  defaultOpenFirstTag: false,
  showOperationId: true,
  documentDownloadType: 'none',
  hideTestRequestButton: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  externalUrls: { dashboardUrl: '', registryUrl: '', proxyUrl: '', apiBaseUrl: '' },
  onLoaded: () => document.querySelector('.opening')?.remove(),
  generateOperationSlug: ({ operationId, method, path }) => operationId ?? method + path,
});
// The field of the search shows its list as long as it is there, and does not say so itself.
new MutationObserver(() => {
  for (const field of document.querySelectorAll('[role=combobox]:not([aria-expanded])')) field.setAttribute('aria-expanded', 'true');
}).observe(document.body, { childList: true, subtree: true });
`;

export function referencePage(contract: unknown, renderer: string): ReferencePage {
  const scripts = [asInline(renderer), start];
  const policy = policyFor(scripts);
  const look = ['src/web/views/style/tokens.css', 'scripts/contract/docs/look.css'].map(textOf).join('\n');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${escaped(about)}">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(textOf('src/web/app/public/favicon.svg'))}">
<style>${look}</style>
</head>
<body><div id="reference"></div>
<main class="opening"><h1>${title}</h1><p>The reference is opening. It takes a few seconds, and needs JavaScript.</p></main>
<!-- The page is drawn by Scalar, Copyright (c) 2023-present Scalar, under the MIT licence: https://github.com/scalar/scalar -->
<script type="application/json" id="contract">${JSON.stringify(contract).replaceAll('<', '\\u003c')}</script>
${scripts.map((script) => `<script>${script}</script>`).join('\n')}
</body></html>
`;
  return { html, policy };
}

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** A script that nothing in it ends, and that opens no comment of the document around it. */
const asInline = (script: string): string => script.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');

/** The renderer lays its styles into the page while it runs, which no hash can foresee. */
function policyFor(scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src${scripts.map((script) => inlineSource(script)).join('')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

import type { ScriptPage } from '#web/adapters/providers/script-page.ts';

/** Page on which third-party scripts leave the test's values once loaded. */
export function aScriptPage(leaves: object = {}) {
  const loaded: string[] = [];
  const listeners: { readonly origin: string; readonly heard: (data: unknown) => void }[] = [];
  const page: ScriptPage = {
    origin: 'https://daftar.test',
    isPhone: false,
    load: async (url) => void loaded.push(url),
    left: (name) => Reflect.get(leaves, name),
    hear(origin, heard) {
      const listener = { origin, heard };
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
  };
  const say = (origin: string, data: unknown) => listeners.filter((each) => each.origin === origin).forEach(({ heard }) => heard(data));
  return { page, loaded, listeners, say };
}

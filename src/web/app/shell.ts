import { Container } from 'inversify';
import { routes as log } from '#contract/generated/log.ts';
import { Clock } from '#core/clock.ts';
import { Connections } from '#core/device/connections.ts';
import { Preferences, type Language } from '#core/device/preferences.ts';
import { ErrorReports } from '#core/errors/error-reports.ts';
import { HttpErrorReports } from '#web/adapters/http-error-reports.ts';
import { Http, type ClientIdentity } from '#web/adapters/http.ts';
import { AppearanceStore } from '#web/stores/appearance-store.ts';
import { ConnectionStore } from '#web/stores/connection-store.ts';
import { FailuresStore } from '#web/stores/failures-store.ts';
import { ToastStore } from '#web/stores/toast-store.ts';
import { WordsStore } from '#web/stores/words-store.ts';
import type { Words } from '#web/words/en.ts';
import { overHttp, store } from './furnish.ts';

/** What differs between a browser, a printing server and a test. */
export interface ShellParts {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly identity: ClientIdentity;
  readonly patienceMs: readonly number[];
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly connections: Connections;
  readonly words: Words;
  readonly loadWords: (language: Language) => Promise<Words>;
}

/** What every screen shares. */
export function furnishShell({ clock, preferences, connections, words, loadWords, ...http }: ShellParts): Container {
  const shell = new Container({ defaultScope: 'Singleton' });
  shell.bind(Clock).toConstantValue(clock);
  shell.bind(Preferences).toConstantValue(preferences);
  shell.bind(Connections).toConstantValue(connections);
  shell.bind(Http).toConstantValue(new Http({ ...http, clock }));
  shell.bind(WordsStore).toConstantValue(new WordsStore(preferences, loadWords, preferences.read().language, words));
  shell.load(
    overHttp(ErrorReports, HttpErrorReports, log),
    store(ToastStore, [Clock]),
    store(AppearanceStore, [Preferences]),
    store(ConnectionStore, [Connections, Clock]),
    store(FailuresStore, [ToastStore, ErrorReports, ConnectionStore, WordsStore, Clock]),
  );
  shell.get(Http).listen((failure, call) => shell.get(FailuresStore).callFailed(failure, call));
  return shell;
}

import { routes as personas } from '#contract/generated/user/personas.ts';
import { Personas } from '#core/personas/personas.ts';
import { HttpPersonas } from '#web/adapters/personas/http-personas.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { settingsWords } from '#web/words/settings/settings-words.ts';
import { overHttp, store } from '../container/bind.ts';

export { AccountMenu as Overlay } from '#web/views/settings/AccountMenu.tsx';

export const words = [settingsWords];

export const bindings = [overHttp(Personas, (service) => new HttpPersonas(service), personas), store(PersonaChoiceStore, [Personas, NameNewsStore])];

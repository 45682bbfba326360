import { catchInstallEvent } from '#web/adapters/nudges/install-event.ts';
import { askForTheWhole } from './navigation/ask-for-the-whole.ts';
import { keepEarlyInput } from './navigation/early-input.ts';
import { keepPlace } from './navigation/kept-place.ts';

keepEarlyInput();
catchInstallEvent();
keepPlace();
askForTheWhole(() => location.reload());

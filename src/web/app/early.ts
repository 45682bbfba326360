import { keepEarlyInput } from './navigation/early-input.ts';

keepEarlyInput();

import { byNames, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

export const commonQuestions = demoValues('interviews')('common-questions', byNames(['hr', 'hinglish', 'hindi', 'manager', 'group', 'written'], textList));

import { DeskFactList } from './DeskFactList.tsx';
import { DeskFrame } from './DeskFrame.tsx';

/** Facts of one company's desk, each with its source and a way to put it right. */
export const DeskFactsScreen = () => <DeskFrame part="facts">{(desk) => <DeskFactList desk={desk} />}</DeskFrame>;

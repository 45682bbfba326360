import { DeskFactList } from './DeskFactList.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskPhotoList } from './DeskPhotoList.tsx';

/** Facts of one company's desk, each with its source and a way to put it right, and its photos. */
export const DeskFactsScreen = () => (
  <DeskFrame part="facts">
    {(desk) => (
      <>
        <DeskFactList desk={desk} />
        <DeskPhotoList desk={desk} />
      </>
    )}
  </DeskFrame>
);

import {
  detailOf,
  noDetail,
  type PictureDetail,
  type PictureDetails,
  withDetail,
} from "./picture-details";

/** An entry's one picture, as its form holds it. */
export interface ChosenPicture {
  /** Of the uploaded one; empty for none. */
  address: string;
  /** Name of the file that goes up when the entry is saved; the file itself cannot be kept here. */
  chosen: string;
  /** What is said of the uploaded one. */
  details: PictureDetails;
  /** What is said of the chosen one, which has no place in the storage yet. */
  chosenDetail: PictureDetail;
}

/** The chosen picture was uploaded: what was said of it goes along. */
export function withArrived(picture: ChosenPicture, address: string): ChosenPicture {
  const details = withDetail(picture.details, address, picture.chosenDetail);
  return { address, chosen: "", details, chosenDetail: noDetail };
}

/** Another file was chosen. The one that a crash took keeps what was said of it. */
export function withChosen(picture: ChosenPicture, name: string, again: boolean): ChosenPicture {
  const kept = again && picture.chosen === name;
  return { ...picture, chosen: name, chosenDetail: kept ? picture.chosenDetail : noDetail };
}

/** What is said of the picture that will be shown; undefined where nothing can be. */
export function detailOfShown(picture: ChosenPicture): PictureDetail | undefined {
  return picture.chosen ? picture.chosenDetail : detailOf(picture.details, picture.address);
}

/** Says something of the picture that will be shown. */
export function withDescription(
  picture: ChosenPicture,
  change: Partial<PictureDetail>,
): ChosenPicture {
  const { chosen, address, details, chosenDetail } = picture;
  return chosen
    ? { ...picture, chosenDetail: { ...chosenDetail, ...change } }
    : { ...picture, details: withDetail(details, address, change) };
}

import {
  detailOf,
  noDetail,
  type PictureDetail,
  type PictureDetails,
  withDetail,
} from "./picture-details";

/** Draft value of a `picture` field. */
export interface ChosenPicture {
  /** Address of the uploaded picture; empty if there is none. */
  address: string;
  /** Name of the file that is uploaded on save. The file itself cannot be stored in a draft. */
  chosen: string;
  /** Alt texts and focus of the uploaded picture. */
  details: PictureDetails;
  /** Alt texts and focus of the chosen picture, which has no storage key yet. */
  chosenDetail: PictureDetail;
}

/** Uploaded picture without a chosen file. */
export function chosenPicture(address: string, details: PictureDetails = {}): ChosenPicture {
  return { address, chosen: "", details, chosenDetail: noDetail };
}

/** Replaces the chosen picture by the uploaded one and keeps its alt texts and focus. */
export function withUploaded(picture: ChosenPicture, address: string): ChosenPicture {
  return chosenPicture(address, withDetail(picture.details, address, picture.chosenDetail));
}

/**
 * Sets the name of the chosen file.
 * @param again the file was chosen before and lost in a reload: if the name is the same, its details are
 * kept
 */
export function withChosen(picture: ChosenPicture, name: string, again: boolean): ChosenPicture {
  const kept = again && picture.chosen === name;
  return { ...picture, chosen: name, chosenDetail: kept ? picture.chosenDetail : noDetail };
}

/** Details of the picture that will be displayed; undefined for a picture outside of the storage. */
export function displayedDetail(picture: ChosenPicture): PictureDetail | undefined {
  return picture.chosen ? picture.chosenDetail : detailOf(picture.details, picture.address);
}

/** Changes details of the picture that will be displayed. */
export function withDescription(
  picture: ChosenPicture,
  change: Partial<PictureDetail>,
): ChosenPicture {
  const { chosen, address, details, chosenDetail } = picture;
  return chosen
    ? { ...picture, chosenDetail: { ...chosenDetail, ...change } }
    : { ...picture, details: withDetail(details, address, change) };
}

import type { ArtPicture } from "#shared/ui/art.tsx";

/** A stored picture in place of a drawn scene. */
export interface OwnScene {
  /** Properties of the component `Art`. */
  art: {
    picture: ArtPicture;
    /** Empty if none was written: the scene's text does not describe this picture. */
    alt: string;
    /** Language of `alt`, if it is not the page's. */
    lang?: "es";
  };
  /** Focal point, as `object-position`. */
  at: string;
}

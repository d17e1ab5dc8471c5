import {
  pictureRatios,
  type ShownStorePicture,
  type StoreUpload,
} from '../../../../contract/pictures/store-pictures.ts'
import { useDrawnCut } from './draw-cut.ts'

type Shown = { logo: ShownStorePicture | null; cover: ShownStorePicture | null }

/** Logo and cover as they would be shown, each null while it is not drawn yet. */
export function useDrawnPictures({ logo, cover }: Shown, uploads: readonly StoreUpload[]) {
  const cutOf = (picture: ShownStorePicture | null, ratio: number) => {
    const upload = uploads.find(({ id }) => id === picture?.id)
    return picture && upload ? { upload, cut: picture, ratio } : null
  }
  return {
    logo: useDrawnCut(cutOf(logo, pictureRatios.LOGO)),
    cover: useDrawnCut(cutOf(cover, pictureRatios.COVER)),
  }
}

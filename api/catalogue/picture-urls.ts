export { productPictureUrls as pictureUrls } from '../platform/pictures/picture-address.ts'

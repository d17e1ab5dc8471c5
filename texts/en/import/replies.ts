export const importReplies = {
  unknownMeaning: 'This column means nothing that can be imported.',
  meaningTwice: 'Another column means this already.',
  otherColumns: 'The file has other columns. Please read it again.',
  numberMissing: 'One column has to be the product number.',
  unknownGroup: 'No line of the file names this group, or it stands here twice.',
  unknownCategory: 'There is no such category, or products stand in one below it.',
  /** What of an update does not follow what was applied. */
  order: {
    NOTHING_APPLIED: (it: { id: string }) =>
      `This file is an update of the catalogue '${it.id}'. Nothing of it was applied here yet; what came before it may be missing.`,
    OTHER_VERSION: (it: { stated: string; applied: string }) =>
      `This file updates version '${it.stated}' of its catalogue. Applied last was version '${it.applied}'.`,
    GAP: (it: { previous: number; last: number }) =>
      `This file follows update ${it.previous} of its catalogue. Applied last was ${it.last}. Import first what is missing in between.`,
    REPEATED: (it: { previous: number; last: number }) =>
      `This file follows update ${it.previous} of its catalogue. ${it.last} is applied already; it may replace newer prices with older ones.`,
  },
  /** Why a picture that a catalogue names is not with its product. */
  pictures: {
    NO_ADDRESS: 'The catalogue names no address on the web where it lies.',
    NOT_PUBLIC: 'The address is no public https address.',
    NO_SUCH_NAME: 'No server has this name.',
    NO_ANSWER: 'The server does not answer, or too slowly.',
    REFUSED: 'The server takes no connection.',
    CERTIFICATE: 'The certificate of the server is not valid.',
    BROKEN_OFF: 'The connection broke off.',
    NOT_FOUND: 'The server does not have the picture, or does not give it.',
    NOT_A_PICTURE: 'The file is no picture in JPEG, PNG or WebP.',
    DAMAGED: 'The picture is damaged or incomplete.',
    TOO_MANY_PIXELS: 'The picture has more than 50 megapixels.',
    TOO_SMALL: 'The picture is too small: both edges need at least 1,000 pixels.',
    TOO_LARGE: 'The file is larger than 10 MB.',
    NO_ARTICLE: 'There is no such product.',
    TOO_MANY_UPLOADS: 'The product has as many uploaded pictures as there may be.',
  },
  /** The last column of the file with the refused lines, and its name. */
  reason: 'reason',
  refusedFile: 'refused-lines',
}

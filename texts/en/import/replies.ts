export const importReplies = {
  unknownMeaning: 'This column means nothing that can be imported.',
  meaningTwice: 'Another column means this already.',
  otherColumns: 'The file has other columns. Please read it again.',
  numberMissing: 'One column has to be the product number.',
  unknownGroup: 'No line of the file names this group, or it stands here twice.',
  unknownCategory: 'There is no such category, or products stand in one below it.',
  /** The last column of the file with the refused lines, and its name. */
  reason: 'reason',
  refusedFile: 'refused-lines',
}

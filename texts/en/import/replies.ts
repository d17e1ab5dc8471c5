export const importReplies = {
  unknownMeaning: 'This column means nothing that can be imported.',
  meaningTwice: 'Another column means this already.',
  otherColumns: 'The file has other columns. Please read it again.',
  numberMissing: 'One column has to be the product number.',
  /** The last column of the file with the refused lines, and its name. */
  reason: 'reason',
  refusedFile: 'refused-lines',
}
